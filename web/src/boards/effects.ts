/**
 * What is drawn for an event: what flies where, what strikes whom, and what the monsters do. Anchors name places of the
 * table; `body-0` is the figure of a seat where it stands.
 */

import type { GameEvent, Scene } from '../net/types'
import { comesIntoDanger, comesNear } from './track'

/** What the figure of a monster does; the one in `to` does it. */
export const MOVES = ['flinch', 'lunge', 'roar', 'hop', 'topple'] as const
export type Move = (typeof MOVES)[number]

export interface Effect {
  how: 'fly' | 'strike' | 'rise' | 'shake' | 'banner' | 'dust' | Move
  kind: 'heart' | 'star' | 'energy' | 'claw' | 'card' | 'plain'
  icon: string | null
  text: string
  from: string
  to: string
  /** As a share of the event's time. */
  delay: number
  /** The message that is shouted. */
  shout?: string
  /** The monster whom a banner is about. */
  seat?: number
  /** How hard it is, from 0 to 1. */
  force?: number
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
/** How many lost hearts make the ground shake, and how many claws come with a roar. */
const BIG = 3
/** The hardest blow that looks harder than others. */
const HARDEST = 6
/** When a claw that was thrown lands, as a share of the event's time. */
const LANDS = 0.3

export function effectsOf(event: GameEvent, scene: Scene | null): Effect[] {
  const { name, values } = event
  const seat = numberOf(values['monster']) ?? event.seat
  if (seat === null) return []
  const to = `seat-${seat}`
  const body = `body-${seat}`
  const amount = numberOf(values['amount']) ?? 0
  const total = numberOf(values['total']) ?? 0
  const gain = GAINS[name]
  if (gain) return [...flights(gain, amount, source(name, seat, scene), to), ...gong(name, seat, total - amount, total)]
  const loss = LOSSES[name]
  if (loss) {
    const rises: Effect = { how: 'rise', kind: loss, icon: loss, text: `−${amount}`, from: to, to, delay: 0.15 }
    return loss === 'heart' ? [...blow(seat, amount, attackerOf(seat, scene)), rises, ...alarm(name, seat, total + amount, total)] : [rises]
  }
  if (name === 'smash' || name === 'hit') return attack(event, seat)
  if (name === 'bought' || name === 'bought_from') return [bought(event, scene, body), move('hop', body, 0.55)]
  if (name === 'opening_roll') {
    const shown = numberOf(values['claws']) ?? numberOf(values['smashes']) ?? 0
    return [{ how: 'rise', kind: 'claw', icon: 'claw', text: `${shown}`, from: to, to, delay: 0 }]
  }
  if (name === 'begins' || name === 'won') return [{ ...strike(body), icon: null, kind: 'plain', shout: 'web-roar' }, move('roar', body)]
  if (name === 'saved') return [{ how: 'rise', kind: 'plain', icon: 'check', text: '', from: to, to, delay: 0 }, move('hop', body)]
  if (name === 'fell') return [move('topple', body), { ...strike(body), how: 'dust', icon: null, kind: 'plain', delay: 0.35 }]
  if (name === 'came_back') return [move('roar', body)]
  return []
}

/** Who strikes: whoever's turn it is, unless that monster hurts itself. */
export function attackerOf(struck: number, scene: Scene | null): number | null {
  return scene === null || scene.active === struck || scene.active < 0 ? null : scene.active
}

/** Claws fly from the attacker's figure to the struck one, which recoils. */
function blow(seat: number, amount: number, attacker: number | null): Effect[] {
  const body = `body-${seat}`
  const from = attacker === null ? body : `body-${attacker}`
  const force = Math.min(1, amount / HARDEST)
  const lands = attacker === null ? 0 : LANDS
  const thrown: Effect[] = attacker === null ? [] : [{ ...strike(body), how: 'fly', from, force }]
  const shakes: Effect[] = amount >= BIG ? [{ ...strike(body), how: 'shake', icon: null, delay: lands }] : []
  return [...thrown, { ...strike(body), from, delay: lands, force }, { ...move('flinch', body, lands), from, force }, ...shakes]
}

/** The attacker throws itself forward, and roars when it is a big one. */
function attack(event: GameEvent, seat: number): Effect[] {
  // In the Duel, the one who is hit is told.
  if (event.name === 'hit') return []
  const body = `body-${seat}`
  const claws = numberOf(event.values['claws']) ?? 0
  if (claws < BIG) return [move('lunge', body)]
  return [
    { ...strike(body), icon: null, kind: 'plain', shout: 'web-roar' },
    { ...move('roar', body), force: Math.min(1, claws / HARDEST) },
  ]
}

/** Somebody is about to win. */
function gong(name: string, seat: number, before: number, now: number): Effect[] {
  return name === 'stars' && comesNear(before, now)
    ? [{ how: 'banner', kind: 'star', icon: 'star', text: `${now}`, from: 'city', to: 'city', delay: 0, shout: 'web-gong', seat }]
    : []
}

/** Somebody is about to fall. */
function alarm(name: string, seat: number, before: number, now: number): Effect[] {
  return name === 'lost_hearts' && comesIntoDanger(before, now)
    ? [
        {
          how: 'rise',
          kind: 'heart',
          icon: null,
          text: '',
          from: `body-${seat}`,
          to: `body-${seat}`,
          delay: 0.5,
          shout: 'web-danger',
          seat,
        },
      ]
    : []
}

function move(how: Move, body: string, delay = 0): Effect {
  return { how, kind: 'plain', icon: null, text: '', from: body, to: body, delay }
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
