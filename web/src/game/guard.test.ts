import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Guard } from './guard.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a press soon after a skip is held back, and so is every one that follows as quickly', () => {
  const guard = new Guard()
  expect(guard.holdsBack(900)).toBe(false)
  guard.skipped(1000)
  for (let at = 1200; at < 5000; at += 200) expect(guard.holdsBack(at)).toBe(true)
  expect(guard.holdsBack(5500)).toBe(false)
})

test('clicks wait for a moment after a question that something led to, and after one that was skipped to', () => {
  const guard = new Guard()
  guard.asked(1000, false)
  expect(guard.shields).toBe(false)
  guard.asked(1000, true)
  expect(guard.shields).toBe(true)
  expect(guard.holdsBack(1300)).toBe(false)
  vi.advanceTimersByTime(600)
  expect(guard.shields).toBe(false)
  guard.skipped(2000)
  guard.asked(2100, false)
  expect(guard.shields).toBe(true)
})

test('a click that is still meant to skip makes the next ones wait longer', () => {
  const guard = new Guard()
  guard.skipped(0)
  guard.asked(100, true)
  for (let at = 300; at < 3000; at += 200) {
    vi.advanceTimersByTime(200)
    expect(guard.shields).toBe(true)
    guard.holdsBack(at)
  }
  vi.advanceTimersByTime(600)
  expect(guard.shields).toBe(false)
})
