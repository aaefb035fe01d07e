import { expect, test } from 'vitest'
import type { Puzzle } from '../../net/types'
import { answerOf, givenByDice } from './givenAnswer'

const answer = { label: { key: 'insight-stop' }, chance: 0.5, behind: 0, error: 0, why: null }
const puzzle = {
  answers: [
    { ...answer, action: 103, kept: ['claw', 'heart'] },
    { ...answer, action: 7, kept: null },
  ],
} as unknown as Puzzle

test('dice that show the same are the same answer', () => {
  const dice = ['heart', 'claw', 'claw']
  const given = givenByDice(100, dice, [true, true, false])
  expect(given).toEqual({ action: 104, kept: ['claw', 'heart'] })
  expect(answerOf(puzzle, given)?.action).toBe(103)
  expect(answerOf(puzzle, givenByDice(100, dice, [false, true, true]))).toBeUndefined()
})

test('other answers go by their number', () => {
  expect(answerOf(puzzle, { action: 7, kept: null })?.action).toBe(7)
  expect(answerOf(puzzle, { action: 8, kept: null })).toBeUndefined()
})
