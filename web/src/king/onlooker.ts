/** What the board must know beside the scene: who looks, and what they may do. A table and a replay both give it. */

import type { Localizer } from '../lib/messages'
import type { Face, OpenQuestion, Table } from '../lib/types'

export interface Onlooker {
  readonly localizer: Localizer
  /** The seat it is seen from. */
  readonly viewed: number
  readonly table: Table | null
  readonly question: OpenQuestion | null
  /** The question to whoever looks. */
  readonly myQuestion: OpenQuestion | null
  readonly acting: boolean
  /** The faces shown above monsters just now, by seat; a replay has none. */
  readonly reactions?: Record<number, Face>
  act(action: number): void
}
