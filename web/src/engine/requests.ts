/** What the page asks the engine's worker, and how the worker answers. */

import type { GameName } from '../net/types'
import { Engine } from './engine'
import { EngineError, type EngineProblem } from './errors'

/** What can be asked of an engine: all it offers. */
export type Calls = Omit<Engine, 'game'>

export type CallName = keyof Calls

export type Given<Name extends CallName> = Parameters<Calls[Name]>

export type Found<Name extends CallName> = Awaited<ReturnType<Calls[Name]>>

/** A file to open, or a call of the engine that was opened. */
export type EngineRequest =
  | { kind: 'open'; game: GameName; file: Uint8Array<ArrayBuffer> }
  | { [Name in CallName]: { kind: 'call'; game: GameName; name: Name; given: Given<Name> } }[CallName]

export type EngineReply =
  { kind: 'found'; found: unknown } | { kind: 'refused'; problem: EngineProblem; values: Record<string, string | number> }

/** Answers requests with the engines that were opened. */
export class Responder {
  private readonly engines = new Map<GameName, Engine>()

  async answer(request: EngineRequest): Promise<EngineReply> {
    try {
      return { kind: 'found', found: await this.found(request) }
    } catch (error) {
      if (error instanceof EngineError) return { kind: 'refused', problem: error.problem, values: error.values }
      // A mistake of the caller's: the console says where it is, the page only that nothing came of it.
      console.error(error)
      return { kind: 'refused', problem: 'failed', values: {} }
    }
  }

  private async found(request: EngineRequest): Promise<unknown> {
    if (request.kind === 'open') {
      this.engines.set(request.game, await Engine.from(request.game, request.file))
      return null
    }
    const engine = this.engines.get(request.game)
    if (!engine) throw new TypeError(`the engine of ${request.game} was not opened`)
    return (engine[request.name] as (...given: unknown[]) => unknown).apply(engine, request.given)
  }
}
