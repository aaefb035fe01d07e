import { expect, test, vi } from 'vitest'
import type { TableStore } from '../lib/table.svelte'
import { handlerOf } from './keyboard'

function table() {
  return {
    stage: { scene: { over: false } },
    myQuestion: null as unknown,
    acting: false,
    listed: [],
    skip: vi.fn(),
    roll: vi.fn(),
    stopRolling: vi.fn(),
  }
}

const press = (key: string, timeStamp: number, repeat = false) => ({ key, code: '', timeStamp, repeat }) as KeyboardEvent

test('a second key meant to skip does not answer the question that has just appeared', () => {
  const store = table()
  const handle = handlerOf(store as unknown as TableStore)
  handle(press(' ', 1000))
  expect(store.skip).toHaveBeenCalledOnce()
  store.myQuestion = { reroll: { first: 0, dice: 6 } }
  expect(handle(press(' ', 1200))).toBe(true)
  expect(handle(press('Enter', 1400))).toBe(true)
  expect(store.roll).not.toHaveBeenCalled()
  expect(store.stopRolling).not.toHaveBeenCalled()
  handle(press(' ', 1600))
  expect(store.roll).toHaveBeenCalledOnce()
})

test('keys answer at once when nothing was skipped, and a key held down answers once', () => {
  const store = table()
  store.myQuestion = { reroll: { first: 0, dice: 6 } }
  const handle = handlerOf(store as unknown as TableStore)
  handle(press(' ', 1))
  for (let time = 50; time < 1000; time += 50) handle(press(' ', time, true))
  expect(store.roll).toHaveBeenCalledOnce()
})
