import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Connection, TableSocket } from './socket'
import type { FromPage, FromServer } from './types'

class FakeLine {
  static readonly lines: FakeLine[] = []
  readyState = 0
  sent: FromPage[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    FakeLine.lines.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage)
  }
  close(): void {
    this.readyState = 3
  }
  answer(): void {
    this.readyState = 1
    this.onopen?.()
    this.tell({ kind: 'table' } as FromServer)
  }
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  break(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

let states: Connection[]
let heard: FromServer[]

function start(): TableSocket {
  return new TableSocket(
    'ws://table',
    { hello: () => ({ kind: 'hello', have: 4 }), hear: (message) => heard.push(message), connectionChanged: (state) => states.push(state) },
    () => new FakeLine() as unknown as WebSocket,
  )
}

const last = (): FakeLine => FakeLine.lines.at(-1)!
const act: FromPage = { kind: 'act', seat: 0, at: 4, action: 12, key: 'a' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', { OPEN: 1 })
  FakeLine.lines.length = 0
  states = []
  heard = []
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('says hello first and is open once the table has answered', () => {
  start()
  last().answer()
  expect(last().sent).toEqual([{ kind: 'hello', have: 4 }])
  expect(states).toEqual(['open'])
})

test('comes back by itself, and repeats what was not acknowledged', () => {
  const socket = start()
  last().answer()
  socket.send(act)
  last().break()
  expect(states).toEqual(['open', 'lost'])
  vi.advanceTimersByTime(1000)
  expect(FakeLine.lines.length).toBe(2)
  last().answer()
  expect(last().sent).toEqual([{ kind: 'hello', have: 4 }, act])
})

test('knows whether an answer is still on its way', () => {
  const socket = start()
  last().answer()
  expect(socket.answering).toBe(false)
  socket.send(act)
  last().break()
  expect(socket.answering).toBe(true)
  vi.advanceTimersByTime(1000)
  last().answer()
  last().tell({ kind: 'ack', key: 'a', number: 5 })
  expect(socket.answering).toBe(false)
})

test('does not repeat what was acknowledged or refused', () => {
  const socket = start()
  last().answer()
  socket.send(act)
  socket.send({ ...act, key: 'b' })
  last().tell({ kind: 'ack', key: 'a', number: 5 })
  last().tell({ kind: 'refused', key: 'b', code: 'late', text: { key: 'x' } })
  last().break()
  vi.advanceTimersByTime(1000)
  last().answer()
  expect(last().sent).toEqual([{ kind: 'hello', have: 4 }])
})

test('waits longer and longer, but never longer than ten seconds', () => {
  start()
  for (let tries = 0; tries < 12; tries++) {
    const lines = FakeLine.lines.length
    last().break()
    vi.advanceTimersByTime(11_000)
    expect(FakeLine.lines.length).toBe(lines + 1)
  }
})

test('a line that no longer answers is given up', () => {
  start()
  last().answer()
  vi.advanceTimersByTime(20_000)
  expect(last().sent.at(-1)).toEqual({ kind: 'ping' })
  vi.advanceTimersByTime(8000)
  expect(states.at(-1)).toBe('lost')
  vi.advanceTimersByTime(1000)
  expect(FakeLine.lines.length).toBe(2)
})

test('an answer that is not acknowledged soon is said again on a new line', () => {
  const socket = start()
  last().answer()
  socket.send(act)
  vi.advanceTimersByTime(8000)
  expect(states).toEqual(['open', 'lost'])
  vi.advanceTimersByTime(1000)
  last().answer()
  expect(last().sent).toEqual([{ kind: 'hello', have: 4 }, act])
})

test('a line is given up at once when the network is gone, and tried at once when it is back', () => {
  const socket = start()
  last().answer()
  socket.cut()
  expect(states).toEqual(['open', 'lost'])
  socket.hurry()
  expect(FakeLine.lines.length).toBe(2)
})

test('a pong keeps the line', () => {
  start()
  last().answer()
  vi.advanceTimersByTime(20_000)
  last().tell({ kind: 'pong' })
  vi.advanceTimersByTime(9000)
  expect(states).toEqual(['open'])
  expect(heard).toEqual([{ kind: 'table' }])
})

test('a table that is not there is not asked again', () => {
  start()
  last().break(4404)
  vi.advanceTimersByTime(60_000)
  expect(states).toEqual(['gone'])
  expect(FakeLine.lines.length).toBe(1)
})
