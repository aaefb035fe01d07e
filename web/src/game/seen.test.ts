import { expect, test } from 'vitest'
import { lastSeen, rememberSeen } from './seen'

function memory(text: string | null = null): Storage {
  let kept = text
  return { getItem: () => kept, setItem: (_: string, value: string) => (kept = value) } as unknown as Storage
}

test('what was seen last counts', () => {
  const store = memory()
  rememberSeen('a', 3, store)
  rememberSeen('b', 9, store)
  rememberSeen('a', 5, store)
  expect([lastSeen('a', store), lastSeen('b', store), lastSeen('c', store)]).toEqual([5, 9, -1])
})

test('old tables are forgotten', () => {
  const store = memory()
  for (let table = 0; table < 60; table++) rememberSeen(`t${table}`, table, store)
  expect(lastSeen('t0', store)).toBe(-1)
  expect(lastSeen('t59', store)).toBe(59)
})

test('broken and forbidden stores remember nothing', () => {
  expect(lastSeen('a', memory('{'))).toBe(-1)
  expect(lastSeen('a', memory('7'))).toBe(-1)
  const forbidden = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  } as unknown as Storage
  expect(() => rememberSeen('a', 1, forbidden)).not.toThrow()
})
