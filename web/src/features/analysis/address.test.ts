import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Analysis } from '../../net/types'
import { LONGEST_LINK } from './packedTree'
import { hashOfText, type Node, root, tried } from './tree'

const at = (text: string): Analysis => ({ text }) as unknown as Analysis

interface Step {
  state: unknown
  hash: string
}

let steps: Step[] = []

/** A browser's history, as far as the board uses it. */
beforeEach(() => {
  steps = [{ state: null, hash: '' }]
  const write = (pushes: boolean) => (state: unknown, _: string, to?: string) => {
    if (to === undefined) return
    const step = { state, hash: to.slice(to.indexOf('#')) }
    steps = pushes ? [...steps, step] : [...steps.slice(0, -1), step]
  }
  vi.stubGlobal('location', new URL('https://play.example/analysis'))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('history', { pushState: write(true), replaceState: write(false) })
})
afterEach(() => vi.unstubAllGlobals())

const load = (): Promise<typeof import('./address')> => import('./address')

function aLine(): [Node, Node, Node] {
  const start = root(at('game: king\n'))
  const first = tried(start, 1, { key: 'insight-stop' }, 0, at('game: king\n- stop\n'))
  return [start, first, tried(start, 2, { key: 'insight-keep-none' }, 0, at('game: king\n- roll\n'))]
}

/** Writing takes a moment. */
const written = (count: number): Promise<void> => vi.waitFor(() => expect(steps).toHaveLength(count))

test('the address holds the position, all variations and where one is', async () => {
  const { destinationOf, hashOfBoard } = await load()
  const [start, first] = aLine()
  first.comment = 'Спробувати 🐉'
  const found = await destinationOf(await hashOfBoard(start, first))
  expect(found.kind).toBe('tree')
  if (found.kind !== 'tree') return
  expect([found.tree.here.text, found.tree.here.comment, found.tree.size]).toEqual([first.text, first.comment, 3])
})

test('variations that are too long for a link are left out, the position never', async () => {
  const { destinationOf, hashOfBoard } = await load()
  const noise = (): string => Array.from({ length: 900 }, () => Math.random().toString(36).slice(2, 8)).join(' ')
  const start = root(at('game: king\n'))
  for (let id = 1; id < 9; id++) tried(start, id, { key: 'insight-stop' }, 0, at(noise()))
  const here = tried(start, 9, { key: 'insight-stop' }, 0, at('game: king\n- here\n'))
  const hash = await hashOfBoard(start, here)
  expect(hash.length).toBeLessThanOrEqual(LONGEST_LINK)
  const line = await destinationOf(hash)
  expect(line.kind === 'tree' && [line.tree.size, line.tree.here.text]).toEqual([2, here.text])
  const long = tried(tried(start, 10, { key: 'x' }, 0, at(noise())), 11, { key: 'x' }, 0, at(`game: king\n- ${noise()}\n`))
  const alone = await destinationOf(await hashOfBoard(start, long))
  expect(alone.kind === 'tree' && [alone.tree.size, alone.tree.here.text]).toEqual([1, long.text])
})

test('what cannot be read is told apart from nothing', async () => {
  const { destinationOf } = await load()
  for (const hash of ['', '#']) expect(await destinationOf(hash)).toEqual({ kind: 'nothing' })
  expect(await destinationOf(hashOfText('game: king\n'))).toEqual({ kind: 'request', request: { text: 'game: king\n', step: null } })
  for (const hash of [
    '#tree=',
    '#tree=AAAA',
    '#tree=%00',
    '#text=_w',
    '#text=!',
    '#game=../../me',
    '#game=',
    '#<script>',
    `#tree=${'A'.repeat(100_000)}`,
    '#x',
  ])
    expect((await destinationOf(hash)).kind, hash.slice(0, 20)).toBe('unreadable')
})

test('each position is a step to go back from, and found again there', async () => {
  const { BoardHistory } = await load()
  const [start, first, second] = aLine()
  const board = new BoardHistory()
  board.follow(start, start, false)
  await written(2)
  board.follow(start, first, false)
  await written(3)
  expect(board.found(steps[1]!.state)).toEqual({ start, node: start })
  // Being there again is no new step.
  board.follow(start, start, false)
  board.follow(start, second, false)
  await written(4)
  expect(new Set(steps.map(({ hash }) => hash)).size).toBe(4)
  expect(new BoardHistory().found(steps[3]!.state)).toBeNull()
  for (const state of [null, 1, 'x', {}, { board: 'x', step: 0 }, { step: -1 }]) expect(board.found(state)).toBeNull()
})

test('arriving, commenting and setting up change the step that is there', async () => {
  const { BoardHistory } = await load()
  const [start, first] = aLine()
  const board = new BoardHistory()
  board.arrive()
  board.follow(start, first, false)
  await vi.waitFor(() => expect(steps[0]!.hash).toContain('tree='))
  const before = steps[0]!.hash
  first.comment = 'hm'
  board.follow(start, first, false)
  await vi.waitFor(() => expect(steps[0]!.hash).not.toBe(before))
  const other = root(at('game: duel\n'))
  board.follow(other, other, true)
  const then = steps[0]!.hash
  await vi.waitFor(() => expect(steps[0]!.hash).not.toBe(then))
  expect(steps).toHaveLength(1)
  board.close()
  board.follow(start, start, false)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(steps).toHaveLength(1)
})
