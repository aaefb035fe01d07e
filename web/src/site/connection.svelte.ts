/** The page's side of the worker with its tables: requests and lines to tables, in the form that the network would give them. */

import type { Transport } from '../net/transport'
import type { Failure, FromWorker, StorageState, ToWorker } from './messages'

interface State {
  /** How much of what Python needs has come, from 0 to 1; null once it is there. */
  progress: number | null
  /** Whether somebody waits for it. */
  awaited: boolean
  failed: Failure | null
  storage: StorageState
  /** The table that another tab plays. */
  elsewhere: string | null
}

export const site = $state<State>({ progress: 0, awaited: false, failed: null, storage: 'ok', elsewhere: null })

const OPEN_ELSEWHERE = 4409

/** Where Python's files lie, relative to the page. */
const FOLDER = 'python/'

/** Answers that are the same for everybody lie there as files, so that nobody waits for Python to see them. */
const AS_FILES = /^\/(catalogue|handbook\/\w+)$/

let worker: Worker | null = null
let last = 0
const replies = new Map<number, Reply>()
const lines = new Map<number, Line>()

/** Begin to fetch Python, unless that has begun. */
export function prepare(): Worker | null {
  if (worker || site.failed) return worker
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' })
  } catch {
    fail('blocked')
    return null
  }
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data)
  worker.onerror = (event) => {
    event.preventDefault()
    fail(site.progress === null ? 'broken' : 'blocked')
  }
  send({ kind: 'start', folder: new URL(FOLDER, document.baseURI).href })
  return worker
}

/** Try everything again after a failure. */
export function retry(): void {
  worker?.terminate()
  worker = null
  Object.assign(site, { progress: 0, failed: null })
  prepare()
  for (const line of lines.values()) line.ask()
}

/** Play a table here that another tab has. */
export function takeOver(table: string): void {
  send({ kind: 'takeOver', table })
  site.elsewhere = null
}

function send(message: ToWorker): void {
  prepare()?.postMessage(message)
}

function fail(why: Failure): void {
  site.failed = why
  site.awaited = false
  for (const reply of replies.values()) reply.fail()
  replies.clear()
  for (const line of lines.values()) line.closed(1006)
}

function ready(): void {
  Object.assign(site, { progress: null, failed: null, awaited: false })
  for (const line of [...lines.values()]) line.opened()
  keepForGood()
}

/** Ask the browser not to clear games away when it is short of room; some ask the person first. */
function keepForGood(): void {
  if (lines.size > 0) void (navigator.storage as StorageManager | undefined)?.persist?.().catch(() => false)
}

function hear(message: FromWorker): void {
  if (message.kind === 'progress') site.progress = message.share
  else if (message.kind === 'ready') ready()
  else if (message.kind === 'failed') {
    console.error(message.said)
    fail(message.why)
  } else if (message.kind === 'storage') site.storage = message.state
  else if (message.kind === 'reply') replies.get(message.id)?.begin(message.status, message.type)
  else if (message.kind === 'more') replies.get(message.id)?.more(message.text)
  else if (message.kind === 'end') {
    replies.get(message.id)?.end()
    replies.delete(message.id)
  } else if (message.kind === 'tell') lines.get(message.id)?.told(message.text)
  else if (message.kind === 'close') lines.get(message.id)?.closed(message.code)
}

/** A reply that comes in parts. */
class Reply {
  private parts: ReadableStreamDefaultController<Uint8Array> | null = null
  private encoder = new TextEncoder()

  constructor(
    readonly id: number,
    private resolve: (response: Response) => void,
    private reject: (error: Error) => void,
  ) {}

  begin(status: number, type: string): void {
    const body = new ReadableStream<Uint8Array>({
      start: (parts) => void (this.parts = parts),
      cancel: () => abort(this.id),
    })
    this.resolve(new Response(body, { status, headers: { 'content-type': type } }))
  }

  more(text: string): void {
    this.parts?.enqueue(this.encoder.encode(text))
  }

  end(): void {
    this.parts?.close()
  }

  fail(): void {
    const error = new TypeError('no worker')
    this.reject(error)
    this.parts?.error(error)
  }
}

function abort(id: number): void {
  replies.delete(id)
  send({ kind: 'abort', id })
}

function ask(path: string, init: RequestInit): Promise<Response> {
  if (site.failed) return Promise.reject(new TypeError('no worker'))
  return new Promise((resolve, reject) => {
    const id = ++last
    replies.set(id, new Reply(id, resolve, reject))
    init.signal?.addEventListener('abort', () => {
      abort(id)
      reject(new DOMException('aborted', 'AbortError'))
    })
    site.awaited = site.progress !== null
    send({ kind: 'request', id, method: init.method ?? 'GET', path, body: typeof init.body === 'string' ? init.body : '' })
  })
}

/** A line to a table: as much of a WebSocket as is used. */
class Line {
  readyState: number = WebSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  private readonly id = ++last

  constructor(private table: string) {
    lines.set(this.id, this)
    // After a failure it waits until everything is tried again.
    if (site.failed) return
    this.ask()
    if (site.progress === null) queueMicrotask(() => this.opened())
  }

  ask(): void {
    site.awaited = site.progress !== null
    send({ kind: 'open', id: this.id, table: this.table })
  }

  /** There is somebody at the other end: only now does silence mean anything. */
  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return
    this.readyState = WebSocket.OPEN
    this.onopen?.()
  }

  send(text: string): void {
    send({ kind: 'say', id: this.id, text })
  }

  close(): void {
    if (lines.delete(this.id)) send({ kind: 'leave', id: this.id })
    this.readyState = WebSocket.CLOSED
  }

  told(text: string): void {
    if (site.elsewhere === this.table) site.elsewhere = null
    this.onmessage?.({ data: text })
  }

  closed(code: number): void {
    lines.delete(this.id)
    this.readyState = WebSocket.CLOSED
    if (code === OPEN_ELSEWHERE) site.elsewhere = this.table
    this.onclose?.({ code })
  }
}

export const inWorker: Transport = {
  fetch: (path, init) => (AS_FILES.test(path) ? fetch(`api${path}.json`) : ask(path, init)),
  open: (table) => new Line(table) as unknown as WebSocket,
}
