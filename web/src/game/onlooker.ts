/** What the board must know besides the scene: who is looking, and what they may do. Tables and replays both provide it. */

import type { Localizer } from '../i18n/messages'
import type { Face, OpenQuestion, Table } from '../net/types'
import type { Happening } from './stage.svelte'

export interface Onlooker {
  readonly localizer: Localizer
  /** The seat it is seen from. */
  readonly viewed: number
  readonly table: Table | null
  readonly question: OpenQuestion | null
  /** The question to the viewer. */
  readonly myQuestion: OpenQuestion | null
  readonly acting: boolean
  /** The faces shown above monsters just now, by seat; in a replay nobody talks. */
  readonly talk?: { readonly reactions: Record<number, Face> }
  /** What is being shown just now; a position alone has nothing to show. */
  readonly stage?: { readonly happening: Happening | null }
  act(action: number): void
}
