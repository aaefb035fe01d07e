/** What went wrong, in words. */

import { Refused } from './api'
import { Speech } from './speech'
import { has, say } from './words.svelte'

export function textOf(error: unknown): string {
  if (!(error instanceof Refused)) throw error
  if (error.status === 0) return say('web-unreachable')
  if (!error.saying) return say('web-refused')
  return new Speech({ say, has }, { game: 'king', edition: '', monsters: [], me: null }).text(error.saying)
}
