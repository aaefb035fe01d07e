/** How much Tokyo has suffered, from what every page is told: the same after a reload, in a replay and for spectators. */

import type { KingScene } from '../../net/types'

/** So much havoc ruins the city: long games of many monsters end there, short ones in smoke. */
const RUINED = { all: 6, each: 8 }
/** What the fall of a monster adds. */
const FALL = 0.06

type Seen = Pick<KingScene, 'havoc' | 'monsters'>

/** The damage of the city, from 0 to 1. */
export function damageOf({ havoc, monsters }: Seen): number {
  const fallen = monsters.filter(({ alive }) => !alive).length
  // Games that were stored before the city kept count have no havoc.
  const suffered = (havoc ?? 0) / (RUINED.all + RUINED.each * monsters.length)
  return Math.min(1, suffered + fallen * FALL)
}

export type State = 'whole' | 'scarred' | 'burning' | 'ruined'

/** The city in a word. */
export function stateOf(damage: number): State {
  if (damage >= 0.7) return 'ruined'
  if (damage >= 0.35) return 'burning'
  return damage >= 0.12 ? 'scarred' : 'whole'
}
