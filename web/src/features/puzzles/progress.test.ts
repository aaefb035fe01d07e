import { describe, expect, test } from 'vitest'
import type { ListedPuzzle } from '../../net/types'
import { afterAnswer as after, countOf, MOST_REMEMBERED, nextPuzzle, NOTHING_YET, type Progress, read, score, streakOn } from './progress'

const PUZZLES: ListedPuzzle[] = [
  { id: 'a', game: 'king', theme: 'dice', level: 1 },
  { id: 'b', game: 'duel', theme: 'buy', level: 2 },
  { id: 'c', game: 'king', theme: 'buy', level: 3 },
]

const afterAnswer = (progress: Progress, id: string, right: boolean, day: string | null): Progress =>
  after(progress, { id, level: 3 }, right, day, 1000)

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

test('the history says what was answered when, and how the rating went', () => {
  let progress = afterAnswer(NOTHING_YET, 'a', true, null)
  progress = afterAnswer(progress, 'b', false, null)
  progress = afterAnswer(progress, 'b', true, null)
  expect(progress.history.map(({ id, right, at }) => [id, right, at])).toEqual([
    ['a', true, 1000],
    ['b', false, 1000],
  ])
  expect(progress.history[0]!.rating).toBeGreaterThan(NOTHING_YET.rating.rating)
  expect(progress.history[1]!.rating).toBe(Math.round(progress.rating.rating))
  for (let puzzle = 0; puzzle < MOST_REMEMBERED; puzzle++) progress = afterAnswer(progress, `p${puzzle}`, true, null)
  expect(progress.history).toHaveLength(MOST_REMEMBERED)
  expect(score(progress).tried).toBe(MOST_REMEMBERED + 2)
})

test('kinds are counted', () => {
  const progress = afterAnswer(NOTHING_YET, 'c', true, null)
  expect(countOf(PUZZLES, progress, { game: '', theme: '' })).toEqual({ all: 3, done: 1 })
  expect(countOf(PUZZLES, progress, { game: '', theme: 'buy' })).toEqual({ all: 2, done: 1 })
  expect(countOf(PUZZLES, progress, { game: 'duel', theme: 'dice' })).toEqual({ all: 0, done: 0 })
})

test('what an earlier version or somebody else stored is read as far as it makes sense', () => {
  const old = read({ answered: { a: true }, streak: 2, longest: 3, lastDay: '2026-01-01' })
  expect([score(old), old.streak, old.history, old.rating]).toEqual([{ right: 1, tried: 1 }, 2, [], NOTHING_YET.rating])
  for (const rating of [null, {}, { rating: 'x', deviation: 1, volatility: 1 }, { rating: Infinity, deviation: 1, volatility: 1 }])
    expect(read({ rating }).rating).toEqual(NOTHING_YET.rating)
  expect(read({ history: 'x' }).history).toEqual([])
  const one = { id: 'a', right: true, at: 1, rating: 1500 }
  expect(read({ history: [null, 1, {}, { ...one, at: '1' }, one] }).history).toEqual([one])
})
