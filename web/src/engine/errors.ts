/** What goes wrong with the engine. */

import type { Message } from '../net/types'

/** Why the engine cannot be used, or could not do what it was asked to; words/…/engine.ftl has a sentence for each key. */
export type EngineProblem = 'missing' | 'damaged' | 'of-other-rules' | 'too-slow' | 'failed' | 'not-a-record'

type Values = Record<string, string | number>

export class EngineError extends Error {
  /** For whoever puts it into words. */
  readonly told: Message

  /** Inside the worker, where there are no words, the message is the key alone. */
  constructor(
    readonly problem: EngineProblem,
    readonly values: Values = {},
    say: (key: string, values: Values) => string = (key) => key,
    cause?: unknown,
  ) {
    super(say(`engine-${problem}`, values), { cause })
    this.name = 'EngineError'
    this.told = { key: `engine-${problem}`, args: values }
  }
}
