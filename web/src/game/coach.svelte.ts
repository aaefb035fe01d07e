/** The coach at a table: what it says about the open question, and what that marks on the table. */

import { settings } from '../browser/settings.svelte'
import type { CoachHint, CoachWork, FromPage, OpenQuestion, Table } from '../net/types'
import { marksOf, steadier } from './hinting'

/** What the coach has to know of its table. */
interface Seen {
  readonly table: Table | null
  readonly mine: readonly number[]
  readonly number: number
  readonly acting: boolean
  readonly myQuestion: OpenQuestion | null
  readonly stage: { readonly scene: { dice: string[] } | null; readonly kept: boolean[] }
  send(message: FromPage): void
}

export class Coach {
  /** What it says about the open question so far. */
  hint = $state.raw<CoachHint | null>(null)
  /** The same as it is said and marked, which changes only when there is something new to say. */
  said = $state.raw<CoachHint | null>(null)
  /** What it needs to think here did not arrive. */
  failed = $state(false)
  /** It cannot be reached now. */
  away = $state(false)
  /** Whether there is a coach and nobody else plays who would have to agree. */
  alone = $derived.by(() => {
    const { table, mine } = this.seen
    return table?.coach != null && mine.length > 0 && table.seats.every(({ by, mine: own }) => by !== 'person' || own)
  })
  /** Hints come by themselves. */
  hinting = $derived(settings.hints && this.alone)
  /** What the hint marks on the table. */
  marks = $derived.by(() => {
    const { acting, myQuestion, stage } = this.seen
    return marksOf(acting ? null : this.said, myQuestion, stage.scene?.dice ?? [], stage.kept)
  })

  constructor(private seen: Seen) {}

  /** Ask about the open question; where others play, they have agreed to that, and the log tells them. */
  ask(): void {
    const { myQuestion, table, number } = this.seen
    if (!myQuestion) return
    if (this.alone && !table?.coach?.on) this.seen.send({ kind: 'coach', on: true })
    this.seen.send({ kind: 'hint', at: number })
  }

  /** Hints at every question from now on, or no longer. */
  setHints(on: boolean): void {
    settings.hints = on
    if (on) return
    this.drop()
    this.seen.send({ kind: 'coach', on: false })
  }

  hear(hint: CoachHint): void {
    this.hint = hint
    this.away = false
    this.said = steadier(this.said, hint)
  }

  drop(): void {
    this.hint = this.said = null
    this.failed = this.away = false
  }

  /** The server leaves it to this page to work out what the coach says. */
  async think({ number, needed }: CoachWork): Promise<void> {
    const wanted = (): boolean => this.seen.number === number && this.seen.table?.coach?.on === true
    try {
      const { hintsFor } = await import('../site/handedOver')
      for await (const hint of hintsFor(needed, wanted)) if (wanted()) this.hear(hint)
    } catch {
      this.failed = wanted()
    }
  }
}
