/** What went wrong, in words. */

import { Refused } from '../net/api'
import { Localizer } from './messages'
import { has, say } from './words.svelte'

/** Whether something does not exist, so that asking again will not help. */
export function isMissing(error: unknown): boolean {
  return error instanceof Refused && error.status === 404
}

export function textOf(error: unknown): string {
  if (!(error instanceof Refused)) throw error
  if (error.status === 0) return say('web-unreachable')
  if (!error.told) return say('web-refused')
  return new Localizer({ say, has }, { game: 'king', edition: '', monsters: [], me: null }).text(error.told)
}
