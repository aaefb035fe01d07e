/** The engine as the page calls it: in a worker, one request after another, each with a deadline. */

import type { GameName } from '../net/types'
import { EngineError } from './errors'
import type { CallName, Found, Given, EngineReply, EngineRequest } from './requests'

/** The hardest decision takes well under a second. */
const LONGEST = 20

export interface ClientOptions {
  /** Puts a problem into words. */
  say: (key: string, values: Record<string, string | number>) => string
  /** How many seconds a request may take. */
  seconds?: number
  startWorker?: () => Worker
}

/** A worker with the engines of as many games as were opened. */
export class EngineClient {
  private readonly say: ClientOptions['say']
  private readonly seconds: number
  private readonly startWorker: () => Worker
  private worker: Worker | null = null
  /** What every new worker is asked first: to open the same files. */
  private readonly opened: EngineRequest[] = []
  private last: Promise<unknown> = Promise.resolve()
  /** Gives up the request that is being answered. */
  private giveUp: (() => void) | null = null

  constructor({ say, seconds = LONGEST, startWorker }: ClientOptions) {
    this.say = say
    this.seconds = seconds
    this.startWorker = startWorker ?? (() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' }))
  }

  /** Open the file of a game; once it is open, the game can be asked about. */
  async open(game: GameName, file: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.remembered({ kind: 'open', game, file })
  }

  /** Load a network from its file; whoever asks the champion names it by the number that this gives. */
  async loadNetwork(game: GameName, file: Uint8Array): Promise<number> {
    return (await this.remembered({ kind: 'call', game, name: 'loadNetwork', given: [file] })) as number
  }

  /** Ask the engine of a game something: what it gives, or an `EngineError` whose message is a sentence. */
  async call<Name extends Exclude<CallName, 'loadNetwork'>>(game: GameName, name: Name, ...given: Given<Name>): Promise<Found<Name>> {
    return (await this.queued({ kind: 'call', game, name, given } as EngineRequest)) as Found<Name>
  }

  /** End the worker; what it is being asked comes to nothing, and the next request starts another. */
  close(): void {
    this.worker?.terminate()
    this.worker = null
    this.giveUp?.()
  }

  private async remembered(request: EngineRequest): Promise<unknown> {
    const found = await this.queued(request)
    this.opened.push(request)
    return found
  }

  /** Send a request when those before it are answered. */
  private queued(request: EngineRequest): Promise<unknown> {
    const answer = this.last.then(() => this.send(request))
    this.last = answer.catch(() => null)
    return answer
  }

  private async send(request: EngineRequest): Promise<unknown> {
    if (!this.worker) {
      this.worker = this.startWorker()
      for (const earlier of this.opened) await this.exchange(earlier)
    }
    return this.exchange(request)
  }

  /** One request and its reply, or an error when the worker fails or takes too long; then it ends. */
  private async exchange(request: EngineRequest): Promise<unknown> {
    const worker = this.worker
    if (!worker) throw new EngineError('failed', {}, this.say)
    const heard = new AbortController()
    const reply = await new Promise<EngineReply>((resolve) => {
      const refuse = (problem: 'too-slow' | 'failed', values = {}) => {
        resolve({ kind: 'refused', problem, values })
        this.giveUp = null
        this.close()
      }
      const timer = setTimeout(() => refuse('too-slow', { seconds: Math.round(this.seconds) }), 1000 * this.seconds)
      heard.signal.addEventListener('abort', () => clearTimeout(timer))
      worker.addEventListener('message', ({ data }: MessageEvent<EngineReply>) => resolve(data), heard)
      worker.addEventListener('error', () => refuse('failed'), heard)
      this.giveUp = () => refuse('failed')
      worker.postMessage(request)
    })
    this.giveUp = null
    heard.abort()
    if (reply.kind === 'refused') throw new EngineError(reply.problem, reply.values, this.say)
    return reply.found
  }
}
