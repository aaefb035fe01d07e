/** Waiting for somebody to play: the place in the queue, as the server tells it. */

import { ask, askAsMyself, Refused } from '../../net/api'
import { Attempt, textOf } from '../../i18n/problems.svelte'
import type { PairingState, PairingWish } from '../../net/types'

const AGAIN = 1000

const none: PairingState = { status: 'none', table: null, waited: 0, others: 0, width: 0, wish: null, mark: '' }

const look = (mark: string): Promise<PairingState> => ask<PairingState>('GET', `/pairing?mark=${encodeURIComponent(mark)}`)

/** The table to which this page was sent from the queue. */
let sentTo: string | null = null

export function cameFromQueue(table: string): boolean {
  return sentTo === table
}

export class Pairing extends Attempt {
  state = $state.raw<PairingState>(none)
  /** Whether the place is gone, though nobody gave it up. */
  lost = $state(false)
  /** When this person began to wait, by this browser's clock. */
  since = $state(0)
  private left = false
  private following = false

  /** Whether this browser waits already, as after a reload. */
  async resume(): Promise<void> {
    await this.run(async () => this.hear(await look('')))
  }

  async join(wish: PairingWish): Promise<void> {
    this.lost = false
    await this.run(async () => this.hear(await askAsMyself<PairingState>('POST', '/pairing', wish)))
  }

  /** Wait no longer; the place is given up whether or not this is heard. */
  async leave(): Promise<void> {
    this.state = none
    await this.run(async () => void (await ask<PairingState>('POST', '/pairing/leave')))
  }

  /** The page is left; a table that was found keeps its seat. */
  close(): void {
    this.left = true
    if (this.state.status === 'waiting') void this.leave()
  }

  private hear(state: PairingState): void {
    if (this.left) return
    if (state.status === 'none' && this.state.status === 'waiting') this.lost = true
    if (state.status === 'waiting' && this.state.status !== 'waiting') this.since = Date.now() - (state.waited ?? 0)
    this.state = state
    if (state.status === 'paired') sentTo = state.table ?? null
    if (state.status === 'waiting' && !this.following) void this.follow()
  }

  private async follow(): Promise<void> {
    this.following = true
    while (!this.left && this.state.status === 'waiting') {
      try {
        const state = await look(this.state.mark ?? '')
        this.problem = ''
        // Somebody who has cancelled in the meantime is no longer interested.
        if (this.state.status === 'waiting') this.hear(state)
      } catch (error) {
        this.problem = textOf(error)
        await pause()
      }
    }
    this.following = false
  }
}

/** At the table of a pair: calls back if somebody does not come, and this person waits again. */
export function followPaired(table: string, again: () => void): () => void {
  let left = false
  const follow = async (): Promise<void> => {
    while (!left) {
      const state = await look(table).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
        return null
      })
      if (left || state?.status === 'none') return
      if (state?.status === 'waiting') {
        again()
        return
      }
      if (!state) await pause()
    }
  }
  void follow()
  return () => {
    left = true
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, AGAIN))
}
