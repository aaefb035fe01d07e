import { expect, test } from 'vitest'
import { OPENING, timesFor } from './pace'

const opening = ['revealed', 'revealed', 'revealed', ...Array<string>(9).fill('opening_roll'), 'begins', 'turn', 'rolled']

test('a long opening is shown faster, and each of its events still is shown', () => {
  const times = timesFor(opening, 'calm', OPENING)
  expect(times.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(OPENING)
  expect(Math.min(...times)).toBeGreaterThan(0)
})

test('what is short enough keeps its time, and nothing is shown at once but at once', () => {
  expect(timesFor(['rolled'], 'calm', OPENING)).toEqual([1100])
  expect(timesFor(opening, 'instant').every((ms) => ms === 0)).toBe(true)
})
