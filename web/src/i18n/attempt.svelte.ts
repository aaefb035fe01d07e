/** Something a person tries and the server may refuse: whether it is on its way, and what went wrong the last time. */

import { textOf } from './problems'

export class Attempt {
  busy = $state(false)
  problem = $state('')

  async run(act: () => Promise<void>): Promise<void> {
    this.busy = true
    this.problem = ''
    try {
      await act()
    } catch (error) {
      this.problem = textOf(error)
    }
    this.busy = false
  }
}
