import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Networks } from './networks'

const FOLDER = 'https://example.org/python/'
const KING = new Uint8Array([1, 2, 3])
const DUEL = new Uint8Array([4, 5])
const fingerprint = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')
const FINGERPRINTS = { 'king.npz': fingerprint(KING), 'duel.npz': fingerprint(DUEL) }

/** What the web server gives, one answer after the other for each file; null is no answer at all. */
let answers: Record<string, (Uint8Array<ArrayBuffer> | null)[]> = {}
let asked: string[] = []

function answerTo(address: string): Uint8Array<ArrayBuffer> {
  const name = address.replace(`${FOLDER}networks/`, '')
  asked.push(name)
  const found = answers[name]?.shift()
  if (!found) throw new TypeError('no network')
  return found
}

class Request {
  status = 0
  response: ArrayBuffer | null = null
  private address = ''
  open = (_: string, address: string, later: boolean): void => {
    expect(later).toBe(false)
    this.address = address
  }
  setRequestHeader = (): void => undefined
  send = (): void => {
    this.response = answerTo(this.address).buffer
    this.status = 200
  }
}

function networks(): { networks: Networks; files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>()
  const FS = {
    mkdirTree: () => undefined,
    analyzePath: (path: string) => ({ exists: files.has(path.split('/').pop()!) }),
    writeFile: (path: string, content: Uint8Array) => void files.set(path.split('/').pop()!, content),
  }
  return { networks: new Networks(FOLDER, FINGERPRINTS, FS, 0), files }
}

beforeEach(() => {
  asked = []
  answers = {}
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('fetch', (address: string) => new Promise((resolve) => resolve(new Response(answerTo(address)))))
})
afterEach(() => vi.unstubAllGlobals())

test('they are fetched one after the other', async () => {
  answers = { 'king.npz': [KING], 'duel.npz': [DUEL] }
  const { networks: all, files } = networks()
  await all.fetchAll()
  expect([...files]).toEqual([
    ['king.npz', KING],
    ['duel.npz', DUEL],
  ])
  expect(all.fetchNow('king.npz')).toBe(true)
  expect(asked).toEqual(['king.npz', 'duel.npz'])
})

test('one that does not arrive, or is something else, is tried again and does not keep the next one back', async () => {
  answers = { 'king.npz': [null, DUEL, null], 'duel.npz': [null, DUEL] }
  const { networks: all, files } = networks()
  await all.fetchAll()
  expect([...files.keys()]).toEqual(['duel.npz'])
  expect(asked).toEqual(['king.npz', 'king.npz', 'king.npz', 'duel.npz', 'duel.npz'])
})

test('one that is needed at once is there, or is not', () => {
  answers = { 'king.npz': [null, DUEL, KING] }
  const { networks: all, files } = networks()
  expect(all.fetchNow('king.npz')).toBe(true)
  expect(files.get('king.npz')).toEqual(KING)
  expect(all.fetchNow('duel.npz')).toBe(false)
  expect(asked.filter((name) => name === 'duel.npz')).toHaveLength(3)
  answers = { 'duel.npz': [DUEL] }
  expect(all.fetchNow('duel.npz')).toBe(true)
})
