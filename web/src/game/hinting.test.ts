import { describe, expect, test } from 'vitest'
import type { CoachHint } from '../net/types'
import { marksOf, NO_MARKS, steadier } from './hinting'

const hint = (action: number, why: CoachHint['why'] = null, number = 3): CoachHint =>
  ({ kind: 'hint', number, chances: [], answers: [{ action }], why, roll_outs: 0, short: null }) as unknown as CoachHint
const rolling = { reroll: { first: 100, dice: 4 } } as never
const FACES = ['claw', 'heart', 'claw', '1']
const NONE = [false, false, false, false]

describe('a hint about dice', () => {
  test('marks those it would keep', () => {
    expect(marksOf(hint(100 + 0b1010), rolling, FACES, NONE)).toEqual({
      dice: [true, false, true, false],
      action: null,
      roll: false,
      stop: false,
    })
  })

  test('takes dice that are kept already before others that show the same', () => {
    const one = hint(100 + 0b1110)
    expect(marksOf(one, rolling, FACES, NONE).dice).toEqual([true, false, false, false])
    const kept = [false, false, true, false]
    expect(marksOf(one, rolling, FACES, kept)).toEqual({ dice: kept, action: null, roll: true, stop: false })
  })

  test('says so when all should stay', () => {
    expect(marksOf(hint(100), rolling, FACES, NONE)).toEqual({ dice: [true, true, true, true], action: null, roll: false, stop: true })
  })

  test('marks the roll of all dice once none is kept', () => {
    expect(marksOf(hint(115), rolling, FACES, NONE).roll).toBe(true)
    expect(marksOf(hint(115), rolling, FACES, [true, false, false, false]).roll).toBe(false)
  })
})

test('a hint about something else marks an answer, even while dice lie there', () => {
  expect(marksOf(hint(7), rolling, FACES, NONE)).toEqual({ ...NO_MARKS, action: 7 })
  expect(marksOf(hint(100), { reroll: null }, FACES, NONE)).toEqual({ ...NO_MARKS, action: 100 })
  expect(marksOf(null, rolling, FACES, NONE)).toBe(NO_MARKS)
})

test('what is shown changes only for another answer, once there is a reason', () => {
  const first = hint(7)
  const why = { key: 'insight-why' }
  expect(steadier(null, first)).toBe(first)
  const surer = hint(7)
  expect(steadier(first, surer)).toBe(surer)
  const reasoned = hint(7, why)
  expect(steadier(first, reasoned)).toBe(reasoned)
  expect(steadier(reasoned, hint(7, why))).toBe(reasoned)
  expect(steadier(reasoned, hint(7))).toBe(reasoned)
  const other = hint(8)
  expect(steadier(reasoned, other)).toBe(other)
  const later = hint(8, null, 4)
  expect(steadier(other, later)).toBe(later)
})
