import { expect, test } from 'vitest'
import { afterPuzzle, afterResults, BEGINNER, ratingOfLevel, SURE } from './rating'

test('the example of the description comes out', () => {
  const found = afterResults({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ])
  expect(found.rating).toBeCloseTo(1464.06, 1)
  expect(found.deviation).toBeCloseTo(151.52, 1)
  expect(found.volatility).toBeCloseTo(0.05999, 4)
})

test('a harder puzzle counts for more, and an easier one that was missed costs more', () => {
  const gains = [1, 3, 5].map((level) => afterPuzzle(BEGINNER, level, true).rating - BEGINNER.rating)
  expect(gains).toEqual(gains.toSorted((one, other) => one - other))
  expect(gains[0]).toBeGreaterThan(0)
  const losses = [1, 3, 5].map((level) => BEGINNER.rating - afterPuzzle(BEGINNER, level, false).rating)
  expect(losses).toEqual(losses.toSorted((one, other) => other - one))
  expect(losses[2]).toBeGreaterThan(0)
})

test('somebody who always solves the fourth level and misses the fifth ends between them, and is known', () => {
  let rating = BEGINNER
  for (let puzzle = 0; puzzle < 200; puzzle++) rating = afterPuzzle(rating, puzzle % 2 ? 4 : 5, puzzle % 2 === 1)
  expect(rating.rating).toBeGreaterThan(ratingOfLevel(4))
  expect(rating.rating).toBeLessThan(ratingOfLevel(5))
  expect(rating.deviation).toBeLessThan(SURE)
})

test('nothing is ever no number, however long and lopsided', () => {
  for (const right of [true, false]) {
    let rating = BEGINNER
    for (let puzzle = 0; puzzle < 1000; puzzle++) rating = afterPuzzle(rating, right ? 9 : -3, right)
    expect(Object.values(rating).every(Number.isFinite)).toBe(true)
  }
})
