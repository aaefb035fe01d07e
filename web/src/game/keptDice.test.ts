import { expect, test } from 'vitest'
import { afterRoll, rollCount, rollSet, toggled } from './keptDice'

test('bit 0 of the set is the first die, and kept dice are not in it', () => {
  expect(rollSet([true, false, true, false])).toBe(0b1010)
  expect(rollSet([true, true])).toBe(0)
  expect(rollCount([true, false, false])).toBe(2)
})

test('toggling changes one die', () => {
  expect(toggled([true, false], 1)).toEqual([true, true])
  expect(toggled([true, false], 0)).toEqual([false, false])
})

test('what was kept stays kept after the others were rolled', () => {
  expect(afterRoll([true, false, true], [1], 3)).toEqual([true, false, true])
  expect(afterRoll([true, true, true], [0, 1, 2], 3)).toEqual([false, false, false])
  expect(afterRoll([], [], 2)).toEqual([false, false])
})
