/** What went wrong, in words. */

import { Refused } from './api'
import { Localizer } from './messages'
import { has, say } from './words.svelte'

export function textOf(error: unknown): string {
  if (!(error instanceof Refused)) throw error
  if (error.status === 0) return say('web-unreachable')
  if (!error.told) return say('web-refused')
  return new Localizer({ say, has }, { game: 'king', edition: '', monsters: [], me: null }).text(error.told)
}
