import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Step, StepQueue } from './stepQueue'

let seen: string[]

const step = (name: string, ms: number): Step => ({
  ms,
  begin: () => seen.push(`${name} begins`),
  end: () => seen.push(`${name} ends`),
})

beforeEach(() => {
  vi.useFakeTimers()
  seen = []
})
afterEach(() => vi.useRealTimers())

test('steps come one after the other', () => {
  const queue = new StepQueue(() => seen.push('idle'))
  queue.push(step('a', 100), step('b', 50))
  expect(seen).toEqual(['a begins'])
  vi.advanceTimersByTime(100)
  expect(seen).toEqual(['a begins', 'a ends', 'b begins'])
  vi.advanceTimersByTime(50)
  expect(seen.slice(3)).toEqual(['b ends', 'idle'])
  expect(queue.busy).toBe(false)
})

test('a step without time is over at once', () => {
  const queue = new StepQueue(() => seen.push('idle'))
  queue.push(step('a', 0), step('b', 0))
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'idle'])
})

test('skipping ends everything, in order and once', () => {
  const queue = new StepQueue(() => seen.push('idle'))
  queue.push(step('a', 100), step('b', 100))
  queue.skip()
  vi.advanceTimersByTime(1000)
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'idle'])
})

test('skipping nothing does nothing', () => {
  new StepQueue(() => seen.push('idle')).skip()
  expect(seen).toEqual([])
})

test('what is pushed while a step is shown waits', () => {
  const queue = new StepQueue(() => seen.push('idle'))
  queue.push(step('a', 100))
  queue.push(step('b', 100))
  expect(queue.length).toBe(200)
  vi.advanceTimersByTime(200)
  expect(seen.at(-1)).toBe('idle')
})

test('a step that skips is ended once, and so is what follows', () => {
  const queue = new StepQueue(() => seen.push('idle'))
  const hasty = step('a', 100)
  queue.push({
    ...hasty,
    begin: () => {
      hasty.begin()
      queue.skip()
    },
  })
  queue.push(step('b', 100))
  vi.advanceTimersByTime(1000)
  expect(seen).toEqual(['a begins', 'a ends', 'idle', 'b begins', 'b ends', 'idle'])
})

test('a step that fails does not hold up what follows, and does not end twice', () => {
  const queue = new StepQueue(() => seen.push('idle'))
  const broken = step('a', 100)
  const fail = (): void => {
    throw new Error('broken')
  }
  queue.push({
    ...broken,
    end: () => {
      broken.end()
      fail()
    },
  })
  expect(() => queue.skip()).toThrow('broken')
  expect(() => queue.push({ ms: 100, begin: fail, end: () => seen.push('never begun') })).toThrow('broken')
  queue.push(step('b', 0))
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'idle'])
})

test('what somebody pushes who hears that all is shown begins at once', () => {
  const queue: StepQueue = new StepQueue(() => {
    seen.push('idle')
    if (seen.length < 4) queue.push(step('b', 50))
  })
  queue.push(step('a', 0))
  expect(seen).toEqual(['a begins', 'a ends', 'idle', 'b begins'])
  vi.advanceTimersByTime(50)
  expect(seen.slice(4)).toEqual(['b ends', 'idle'])
})
