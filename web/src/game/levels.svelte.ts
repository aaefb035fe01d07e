/** The bots that can be chosen, kept up to date as long as some of them are getting ready. */

import { api } from '../net/api'
import type { Catalogue } from '../net/types'

const ASK_AGAIN = 5000

type Known = Pick<Catalogue, 'bots' | 'preparing'>

export class Levels {
  known = $state.raw<Known>({ bots: [], preparing: [] })

  constructor(known?: Known) {
    if (known) this.known = known
  }

  get all(): string[] {
    return this.known.bots
  }

  get preparing(): string[] {
    return this.known.preparing
  }

  isReady(bot: string): boolean {
    return this.all.includes(bot) && !this.preparing.includes(bot)
  }

  /** Ask until everybody is ready; an effect of the component that shows them. */
  follow(): () => void {
    const timer = setInterval(() => {
      if (this.preparing.length === 0) clearInterval(timer)
      else
        api.catalogue().then(
          (catalogue) => (this.known = catalogue),
          () => undefined,
        )
    }, ASK_AGAIN)
    return () => clearInterval(timer)
  }
}
