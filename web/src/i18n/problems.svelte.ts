/** What went wrong, in words. */

import { SITE } from '../browser/site'
import { waiting } from '../browser/waiting.svelte'
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

/** Something a person tries and the server may refuse: whether it is on its way, and what went wrong the last time. */
export class Attempt {
  busy = $state(false)
  problem = $state('')

  async run(act: () => Promise<void>): Promise<void> {
    this.busy = true
    if (SITE) waiting.things += 1
    this.problem = ''
    try {
      await act()
    } catch (error) {
      this.problem = textOf(error)
    }
    this.busy = false
    if (SITE) waiting.things -= 1
  }
}
