/** What is drawn for an event: what flies where, what strikes whom. Anchors name places of the table. */

import type { GameEvent, Scene } from '../../net/types'

export interface Effect {
  how: 'fly' | 'strike' | 'rise' | 'shake'
  kind: 'heart' | 'star' | 'energy' | 'claw' | 'card' | 'plain'
  icon: string | null
  text: string
  from: string
  to: string
  /** As a share of the event's time. */
  delay: number
  /** The message that is shouted. */
  shout?: string
  /** The card that flies. */
  card?: string
}

const GAINS: Record<string, 'heart' | 'star' | 'energy'> = { stars: 'star', hearts: 'heart', life: 'heart', energy: 'energy' }
const LOSSES: Record<string, 'heart' | 'star' | 'energy'> = {
  lost_stars: 'star',
  lost_hearts: 'heart',
  lost_life: 'heart',
  lost_energy: 'energy',
  paid: 'energy',
}
const MOST_FLYING = 5
/** How many lost hearts make the ground shake. */
const BIG = 3

export function effectsOf(event: GameEvent, scene: Scene | null): Effect[] {
  const { values } = event
  const seat = numberOf(values['monster']) ?? event.seat
  if (seat === null) return []
  const to = `seat-${seat}`
  const amount = numberOf(values['amount']) ?? 0
  const gain = GAINS[event.name]
  if (gain) return flights(gain, amount, source(event.name, seat, scene), to)
  const loss = LOSSES[event.name]
  if (loss) {
    const struck = loss === 'heart' ? [strike(to)] : []
    if (loss === 'heart' && amount >= BIG) struck.push({ ...strike(to), how: 'shake', icon: null })
    return [...struck, { how: 'rise', kind: loss, icon: loss, text: `−${amount}`, from: to, to, delay: 0.15 }]
  }
  if (event.name === 'bought' || event.name === 'bought_from') return [bought(event, scene, to)]
  if (event.name === 'opening_roll') {
    const shown = numberOf(values['claws']) ?? numberOf(values['smashes']) ?? 0
    return [{ how: 'rise', kind: 'claw', icon: 'claw', text: `${shown}`, from: to, to, delay: 0 }]
  }
  if (event.name === 'begins' || event.name === 'won') return [{ ...strike(to), icon: null, kind: 'plain', shout: 'web-roar' }]
  if (event.name === 'saved') return [{ how: 'rise', kind: 'plain', icon: 'check', text: '', from: to, to, delay: 0 }]
  return []
}

/** The middle nearest to where it should be at which something is not cut off by the edges of the window. */
export function within(middle: number, half: number, width: number): number {
  return Math.max(half, Math.min(middle, width - half))
}

/** Gains come from the dice on the monster's own turn, and otherwise from nowhere in particular. */
function source(name: string, seat: number, scene: Scene | null): string {
  if (scene?.active !== seat) return `seat-${seat}`
  if (name === 'stars' && scene.game === 'king' && scene.city === seat && scene.dice.length === 0) return 'city'
  return scene.dice.length > 0 ? 'dice' : `seat-${seat}`
}

function flights(kind: 'heart' | 'star' | 'energy', amount: number, from: string, to: string): Effect[] {
  const things = Array.from({ length: Math.min(amount, MOST_FLYING) }, (_, number): Effect => {
    return { how: 'fly', kind, icon: kind, text: '', from, to, delay: number * 0.06 }
  })
  return [...things, { how: 'rise', kind, icon: null, text: `+${amount}`, from: to, to, delay: 0.3 }]
}

function strike(to: string): Effect {
  return { how: 'strike', kind: 'claw', icon: 'claw', text: '', from: to, to, delay: 0 }
}

function bought(event: GameEvent, scene: Scene | null, to: string): Effect {
  const seller = numberOf(event.values['seller'])
  const slot = scene?.market.findIndex((card) => card === null) ?? -1
  const from = seller !== null ? `seat-${seller}` : slot >= 0 ? `market-${slot}` : 'deck'
  const card = event.values['card']
  return { how: 'fly', kind: 'card', icon: null, text: '', from, to, delay: 0, ...(typeof card === 'string' ? { card } : {}) }
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
