/** The address of the analysis board: always the position on it with its variations, after the #, which no server sees. */

import { address, place } from '../../browser/router.svelte'
import { newEntry } from '../../browser/scroll'
import type { AnalysisRequest } from '../../net/types'
import { newKey } from '../../net/random'
import { hashOfTree, LONGEST_LINK, packed, type Tree, unpacked } from './packedTree'
import { requestOfHash } from './requests'
import { lineTo, type Node } from './tree'

/** What an address leads to: variations, a position to ask for, nothing, or something that cannot be read. */
export type Destination =
  { kind: 'tree'; tree: Tree } | { kind: 'request'; request: AnalysisRequest } | { kind: 'nothing' } | { kind: 'unreadable' }

export async function destinationOf(hash: string): Promise<Destination> {
  if (hash.replace(/^#/, '') === '') return { kind: 'nothing' }
  const tree = await unpacked(hash)
  if (tree) return { kind: 'tree', tree }
  const request = await requestOfHash(hash)
  return request ? { kind: 'request', request } : { kind: 'unreadable' }
}

/** The hash of a node with all variations; where that would be too long, with those that led to it, or alone. */
export async function hashOfBoard(start: Node, here: Node): Promise<string> {
  const whole = hashOfTree(await packed(start, here))
  if (whole.length <= LONGEST_LINK) return whole
  const line = hashOfTree(await packed(...onlyLine(here)))
  if (line.length <= LONGEST_LINK) return line
  const alone = { ...here, parent: null, children: [], said: null, seat: null }
  return hashOfTree(await packed(alone, alone))
}

/** A copy of the line to a node, without its branches. */
function onlyLine(here: Node): [Node, Node] {
  const copies = lineTo(here).map((node): Node => ({ ...node, children: [] }))
  for (const [place, node] of copies.entries()) if (copies[place + 1]) node.children = [copies[place + 1]!]
  return [copies[0]!, copies.at(-1)!]
}

interface Entry {
  start: Node
  node: Node
}

/** A comment is written letter by letter, and browsers refuse an address that changes too often. */
const PAUSE = 300

/** Writes the address whenever the board changes, and finds what was on it when somebody goes back. */
export class BoardHistory {
  private readonly board = newKey()
  private readonly entries: Entry[] = []
  private current: Entry | null = null
  private replaces = false
  private closed = false
  private writing: Promise<void> = Promise.resolve()
  private timer: ReturnType<typeof setTimeout> | undefined

  /** What comes next is what the address says already. */
  arrive(): void {
    this.replaces = true
  }

  /** Something is on the board: another position is another step to go back from, unless it is still being set up. */
  follow(start: Node, node: Node, settingUp: boolean): void {
    const same = this.current?.node === node
    const pushes = !same && !this.replaces && !(settingUp && this.current)
    this.replaces = false
    this.current = { start, node }
    clearTimeout(this.timer)
    if (same) this.timer = setTimeout(() => this.write(false), PAUSE)
    else this.write(pushes)
  }

  /** What was on the board at an entry of the browser's history; null if that was another board. */
  found(state: unknown): Entry | null {
    const { board, step } = (state ?? {}) as { board?: unknown; step?: unknown }
    const found = board === this.board && typeof step === 'number' ? this.entries[step] : undefined
    if (found) this.current = found
    return found ?? null
  }

  /** Nothing is on the board. */
  clear(): void {
    this.current = null
    this.replaces = false
    clearTimeout(this.timer)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  private write(pushes: boolean): void {
    const entry = this.current
    if (!entry) return
    // One after the other: packing takes a moment, and the steps must stay in order.
    this.writing = this.writing.then(async () => {
      const hash = await hashOfBoard(entry.start, entry.node)
      if (this.closed) return
      const state = { board: this.board, step: this.entries.push(entry) - 1 }
      const to = address(place.path + hash)
      if (pushes) history.pushState({ ...newEntry(), ...state }, '', to)
      else if (this.current === entry) history.replaceState({ ...(history.state as object | null), ...state }, '', to)
    })
  }
}
