/** The sum of several events for each monster: what it gains or loses, and what else happens to it. */

import type { GameEvent } from '../net/types'

export type Counted = 'star' | 'heart' | 'energy' | 'token'

interface Outcome {
  seat: number
  amounts: [what: Counted, amount: number][]
}

const AMOUNTS: Record<string, [what: Counted, sign: 1 | -1]> = {
  stars: ['star', 1],
  lost_stars: ['star', -1],
  hearts: ['heart', 1],
  lost_hearts: ['heart', -1],
  life: ['heart', 1],
  lost_life: ['heart', -1],
  energy: ['energy', 1],
  lost_energy: ['energy', -1],
  paid: ['energy', -1],
  dice_tokens: ['token', 1],
  spent_dice_tokens: ['token', -1],
}

/** Events that are more than a number. */
const TOLD = new Set(['entered_city', 'entered_bay', 'eliminated', 'fell', 'won', 'pulled'])

/** The sums, the viewer's own first. */
export function outcomes(events: readonly GameEvent[], me: number): Outcome[] {
  const sums = new Map<number, Map<Counted, number>>()
  for (const { name, seat, values } of events) {
    const counted = AMOUNTS[name]
    const who = typeof values['monster'] === 'number' ? values['monster'] : seat
    const { amount } = values
    if (!counted || who === null || typeof amount !== 'number') continue
    const own = sums.get(who) ?? new Map<Counted, number>()
    own.set(counted[0], (own.get(counted[0]) ?? 0) + counted[1] * amount)
    sums.set(who, own)
  }
  return [...sums]
    .map(([seat, own]) => ({ seat, amounts: [...own].filter(([, amount]) => amount !== 0) }))
    .filter(({ amounts }) => amounts.length > 0)
    .toSorted((one, other) => Number(other.seat === me) - Number(one.seat === me) || one.seat - other.seat)
}

export function toldEvents(events: readonly GameEvent[]): GameEvent[] {
  return events.filter(({ name, say }) => TOLD.has(name) && say !== null)
}
