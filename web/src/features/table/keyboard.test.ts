import { expect, test, vi } from 'vitest'
import { Guard } from '../../game/guard.svelte'
import type { TableStore } from '../../game/table.svelte'
import { handle } from './keyboard'

function table() {
  const guard = new Guard()
  const store = {
    stage: { scene: { over: false } },
    guard,
    myQuestion: null as unknown,
    acting: false,
    listed: [] as { action: number }[],
    now: 0,
    skip: vi.fn(() => guard.skipped(store.now)),
    act: vi.fn(),
    roll: vi.fn(),
    stopRolling: vi.fn(),
    press(key: string, at: number, repeat = false): boolean {
      store.now = at
      return handle(store as unknown as TableStore, { key, code: '', timeStamp: at, repeat } as KeyboardEvent)
    },
  }
  return store
}

const ROLL = { reroll: { first: 0, dice: 6 } }

test('Space every fifth of a second skips, and never plays the turn', () => {
  const store = table()
  for (let at = 0; at < 1000; at += 200) store.press(' ', at)
  expect(store.skip).toHaveBeenCalledTimes(5)
  store.myQuestion = ROLL
  for (let at = 1000; at < 4000; at += 200) expect(store.press(at % 400 ? ' ' : 'Enter', at)).toBe(true)
  expect(store.roll).not.toHaveBeenCalled()
  expect(store.stopRolling).not.toHaveBeenCalled()
  store.press(' ', 4500)
  expect(store.roll).toHaveBeenCalledOnce()
})

test('keys answer at once when nothing was skipped, and a key held down answers once', () => {
  const store = table()
  store.myQuestion = ROLL
  store.press(' ', 1)
  for (let at = 50; at < 1000; at += 50) expect(store.press(' ', at, true)).toBe(true)
  expect(store.roll).toHaveBeenCalledOnce()
})

test('a key held down while things are shown does not answer what comes after them', () => {
  const store = table()
  store.press(' ', 0)
  store.myQuestion = ROLL
  for (let at = 500; at < 3000; at += 50) store.press(' ', at, true)
  expect(store.roll).not.toHaveBeenCalled()
})

test('Enter gives the usual answer only where the panel marks it', () => {
  const store = table()
  store.myQuestion = { reroll: null, default: 7 }
  expect(store.press('Enter', 1000)).toBe(false)
  expect(store.act).not.toHaveBeenCalled()
  store.listed = [{ action: 7 }]
  store.press('Enter', 2000)
  expect(store.act).toHaveBeenCalledWith(7)
})
