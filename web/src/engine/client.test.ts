import { FluentBundle, FluentResource } from '@fluent/bundle'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker as Thread } from 'node:worker_threads'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { GameName } from '../net/types'
import { EngineClient } from './client'
import { EngineError } from './errors'
import { fetchFile } from './files'
import { newRecord, readField } from './records'

const PACKAGE = join(import.meta.dirname, '../../../src/daikaiju')
const read = (path: string) => new Uint8Array(readFileSync(join(PACKAGE, path)))
const fileOf = (game: GameName) => read(`engine/files/${game}.wasm`)

/** A thread of Node's as the Worker of a browser, as far as the client uses one; looking on from seat 99 never ends. */
const BROWSER = `
  const { parentPort } = require('node:worker_threads')
  globalThis.addEventListener = (kind, hear) =>
    parentPort.on(kind, (data) => {
      while (data.name === 'observe' && data.given[1] === 99) continue
      hear({ data })
    })
  globalThis.postMessage = (message) => parentPort.postMessage(message)
`

class ThreadWorker {
  private readonly thread: Thread

  constructor(code: string) {
    this.thread = new Thread(`${BROWSER};${code}`, { eval: true })
    // Somebody listens even between two requests.
    this.thread.on('error', () => {})
  }

  postMessage(message: unknown): void {
    this.thread.postMessage(message)
  }

  addEventListener(kind: string, hear: (event: { data: unknown }) => void, { signal }: { signal: AbortSignal }): void {
    const listener = (data: unknown) => hear({ data })
    this.thread.on(kind, listener)
    signal.addEventListener('abort', () => this.thread.off(kind, listener))
  }

  terminate(): void {
    void this.thread.terminate()
  }
}

function speaker(language: string): (key: string, values: Record<string, string | number>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(readFileSync(join(PACKAGE, 'words', language, 'engine.ftl'), 'utf8')))
  return (key, values) => bundle.formatPattern(bundle.getMessage(key)!.value!, values)
}

let code = ''
let started = 0
const clients: EngineClient[] = []

function newClient(seconds?: number, language = 'en'): EngineClient {
  const startWorker = () => {
    started++
    return new ThreadWorker(code) as unknown as Worker
  }
  const client = new EngineClient({ say: speaker(language), startWorker, ...(seconds === undefined ? {} : { seconds }) })
  clients.push(client)
  return client
}

/** What a client says when it refuses. */
async function sentence(asked: Promise<unknown>): Promise<string> {
  const error: unknown = await asked.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(error instanceof EngineError)) throw new Error('it was not refused', { cause: error })
  return error.message
}

const START = newRecord('king', '2016', { players: 4, seed: 3n })
const NEVER = 99

/** Builds the worker as Vite does; in a process of its own, because Vite cannot run in the contexts of these tests. */
const BUILD = `
  import { build } from 'vite'
  const lib = { entry: 'src/engine/worker.ts', formats: ['iife'], name: 'worker' }
  const [{ output }] = await build({ configFile: false, logLevel: 'error', build: { write: false, minify: false, lib } })
  process.stdout.write(output[0].code)
`

beforeAll(() => {
  code = execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  })
}, 60_000)

afterEach(() => {
  for (const client of clients.splice(0)) client.close()
  started = 0
})

test('both games in one worker, one request after another', async () => {
  const client = newClient()
  const network = client.open('king', fileOf('king')).then(() => client.loadNetwork('king', read('../../bench/rivals/champion-1-king.npz')))
  await client.open('duel', fileOf('duel'))
  const position = await client.call('king', 'setUp', START)
  const duel = await client.call('duel', 'setUp', newRecord('duel', '2024', { players: 2, seed: 1n }))
  expect(readField('duel', duel, 'players')).toBe(2)
  const [chances, choice, again] = await Promise.all([
    client.call('king', 'weigh', position, 'position', await network),
    client.call('king', 'choose', position, await network),
    client.call('king', 'choose', position, await network),
  ])
  expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 6)
  expect(again).toBe(choice)
  expect(started).toBe(1)
})

test('what takes too long is given up, and another worker goes on with the same files', async () => {
  const client = newClient(3)
  await client.open('king', fileOf('king'))
  const network = await client.loadNetwork('king', read('../../bench/rivals/champion-1-king.npz'))
  const position = await client.call('king', 'setUp', START)
  const begun = Date.now()
  const [slow, chances] = await Promise.all([
    sentence(client.call('king', 'observe', position, NEVER)),
    client.call('king', 'weigh', position, 'position', network),
  ])
  expect(slow).toBe('this position was still not worked out after 3 seconds; it may be one that never ends')
  expect(Date.now() - begun).toBeGreaterThan(2900)
  expect(chances).toHaveLength(6)
  expect(started).toBe(2)
}, 20_000)

test('a worker that is closed answers nothing more, and the next request starts another', async () => {
  const client = newClient()
  await client.open('king', fileOf('king'))
  const endless = sentence(client.call('king', 'observe', START, NEVER))
  setTimeout(() => client.close(), 50)
  expect(await endless).toBe('this position could not be worked out; it may be one that no game can reach')
  expect(readField('king', await client.call('king', 'setUp', START), 'players')).toBe(4)
  expect(started).toBe(2)
})

test('a worker that cannot even start is a sentence', async () => {
  const startWorker = () => new ThreadWorker('throw new Error("broken")') as unknown as Worker
  const client = new EngineClient({ say: speaker('en'), startWorker, seconds: 20 })
  expect(await sentence(client.open('king', fileOf('king')))).toBe(
    'this position could not be worked out; it may be one that no game can reach',
  )
})

test('every refusal is a sentence of the page, in its language', async () => {
  const [english, russian] = [newClient(), newClient(undefined, 'ru')]
  expect(await sentence(english.open('king', fileOf('king').slice(0, 1000)))).toBe(
    'king.wasm is damaged; install Daikaiju again, or run make engine',
  )
  expect(await sentence(russian.open('king', fileOf('duel')))).toBe(
    'king.wasm собран из других правил, не из тех, что в этой версии; установите Daikaiju заново или выполните make engine',
  )
  await english.open('king', fileOf('king'))
  expect(await sentence(english.call('king', 'setUp', START.slice(1)))).toBe('this is not a position of king: “size” is out of bounds')
  expect(await sentence(english.loadNetwork('king', read('../../bench/rivals/champion-1-duel.npz')))).toContain(
    'king.npz was made of other rules',
  )
  // What was refused is not asked again of a new worker.
  english.close()
  expect(await english.call('king', 'setUp', START)).toHaveLength(START.length)
})

test('a file that is not there, or cannot be fetched, is a sentence', async () => {
  for (const fetch of [() => Promise.resolve(new Response(null, { status: 404 })), () => Promise.reject(new TypeError())]) {
    vi.stubGlobal('fetch', fetch)
    expect(await sentence(fetchFile('/engine/king.wasm', speaker('en')))).toContain('there is no engine at king.wasm')
  }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array([1, 2, 3]))))
  expect([...(await fetchFile('/engine/king.wasm', speaker('en')))]).toEqual([1, 2, 3])
  vi.unstubAllGlobals()
})
