import { expect, test } from 'vitest'
import { threesOfAKind } from './threeOfAKind'

test('three of a number slam when the last throw made them', () => {
  expect(threesOfAKind('king', ['2', '1', '2', 'claw', '2', 'heart'], [4])).toEqual([0, 2, 4])
})

test('what lay there before does not slam again', () => {
  expect(threesOfAKind('king', ['2', '1', '2', 'claw', '2', 'heart'], [1, 3])).toEqual([])
})

test('only faces that count in threes slam', () => {
  expect(threesOfAKind('king', ['claw', 'claw', 'claw', 'heart', 'heart', 'heart'], [0, 1, 2, 3, 4, 5])).toEqual([])
  expect(threesOfAKind('duel', ['fame', 'fame', 'fame', 'smash', 'smash', 'smash'], [0, 1, 2, 3, 4, 5])).toEqual([0, 1, 2])
})
