import { describe, expect, test } from 'vitest'
import type { ListedPuzzle } from '../../net/types'
import { afterAnswer, nextPuzzle, NOTHING_YET, score, streakOn } from './progress'

const PUZZLES: ListedPuzzle[] = [
  { id: 'a', game: 'king', theme: 'dice', level: 1 },
  { id: 'b', game: 'duel', theme: 'buy', level: 2 },
  { id: 'c', game: 'king', theme: 'buy', level: 3 },
]

describe('the streak', () => {
  test('grows by one a day, and a day left out ends it', () => {
    let progress = afterAnswer(NOTHING_YET, 'a', true, '2026-02-28')
    progress = afterAnswer(progress, 'b', true, '2026-03-01')
    expect(progress.streak).toBe(2)
    expect(streakOn(progress, '2026-03-02')).toBe(2)
    expect(streakOn(progress, '2026-03-03')).toBe(0)
    progress = afterAnswer(progress, 'c', true, '2026-03-03')
    expect([progress.streak, progress.longest]).toEqual([1, 2])
  })

  test('ends with a wrong answer, and only the first answer counts', () => {
    let progress = afterAnswer(NOTHING_YET, 'a', true, '2026-02-01')
    progress = afterAnswer(progress, 'b', false, '2026-02-02')
    progress = afterAnswer(progress, 'b', true, '2026-02-02')
    expect([progress.streak, progress.longest]).toEqual([0, 1])
    expect(score(progress)).toEqual({ right: 1, tried: 2 })
  })

  test('has nothing to do with other puzzles', () => {
    expect(afterAnswer(NOTHING_YET, 'a', true, null).streak).toBe(0)
  })
})

test('the next puzzle was not answered yet and is of the kind that is wanted', () => {
  const any = { game: '', theme: '' } as const
  expect(nextPuzzle(PUZZLES, 'a', NOTHING_YET, any)).toBe('b')
  expect(nextPuzzle(PUZZLES, 'c', NOTHING_YET, any)).toBe('a')
  expect(nextPuzzle(PUZZLES, 'a', NOTHING_YET, { game: 'king', theme: '' })).toBe('c')
  expect(nextPuzzle(PUZZLES, 'c', afterAnswer(NOTHING_YET, 'a', true, null), { game: 'king', theme: '' })).toBeNull()
})
