/** Where the spaces of a track stand on the screen: a zigzag road from the rival's end (left) to the reader's own (right). */

import type { DuelSpace, DuelTrack, Place } from '../../net/types'

export interface Point {
  x: number
  y: number
}

export interface Stop extends Point {
  at: number
  /** Half spaces are smaller: nothing can be laid on them alone. */
  radius: number
  space: DuelSpace
}

export interface Road {
  stops: Stop[]
  width: number
  height: number
  radius: number
  /** From one space of the board to the next, along the street. */
  step: number
  /** The height between the two rows. */
  middle: number
}

/** How much longer than one step of the board the way is through an extra space, and over the one a shortcut hides. */
const TO_EXTRA = 0.76
const OVER_HIDDEN = 1.7

const EDGE = 4
const GAP = 4
/** Above the upper row are signs, and whatever stands there rises above it. */
const HEADROOM = 24
const FOOT = 2
const LARGEST = 28
const SMALLEST = 9
/** How far a target may reach below its lane. */
const BELOW = 8
/** What a finger hits. */
export const FINGER = 44

/** Plus one when the reader's own end is the one with positive numbers, minus one otherwise. */
export function side(track: DuelTrack, seat: number): 1 | -1 {
  const own = track.spaces.find((space) => space.victory === seat)
  return own && own.at < 0 ? -1 : 1
}

/** The spaces in the order in which the reader sees them, the rival's end first. */
export function asSeen(track: DuelTrack, seat: number): DuelSpace[] {
  const sign = side(track, seat)
  return [...track.spaces].sort((one, other) => sign * (one.at - other.at))
}

const isExtra = (at: number): boolean => at % 2 !== 0

/** Whether a space of the board lies in the lower row of its track. */
const isLower = (track: string, at: number): boolean => Math.abs(at / 2) % 2 !== (track === 'fame' ? 1 : 0)

function length(from: number, to: number): number {
  if (isExtra(from) || isExtra(to)) return TO_EXTRA
  return Math.abs(to - from) > 2 ? OVER_HIDDEN : 1
}

/** Lays a track into a lane; every space of the board keeps its row, so a token lies there as on the real board. */
export function layRoad(track: DuelTrack, seat: number, width: number, height: number): Road {
  const spaces = asSeen(track, seat)
  const ways = spaces.map((space, place) => (place ? length(spaces[place - 1]!.at, space.at) : 0))
  const total = ways.reduce((sum, way) => sum + way, 0) || 1
  const stepOf = (radius: number): number => (width - 2 * (radius + EDGE)) / total
  const room = (radius: number): number => height - HEADROOM - FOOT - 2 * radius
  /** How far the rows must be apart, so that no two spaces touch. */
  const needed = (radius: number): number => {
    const [step, apart] = [stepOf(radius), 2 * radius + GAP]
    if (OVER_HIDDEN * step < apart) return Infinity
    return Math.max(step < apart ? Math.sqrt(apart * apart - step * step) : 0, radius * 1.3)
  }
  let radius = LARGEST
  while (radius > SMALLEST && needed(radius) > room(radius)) radius -= 0.5
  const step = stepOf(radius)
  const rise = Math.max(Math.min(needed(radius) + radius * 0.2, room(radius)), radius)
  const top = HEADROOM + radius + Math.max(0, room(radius) - rise) / 2
  let x = radius + EDGE
  const stops = spaces.map((space, place): Stop => {
    x += ways[place]! * step
    const row = isExtra(space.at) ? 0.5 : isLower(track.track, space.at) ? 1 : 0
    return { at: space.at, x, y: top + row * rise, radius: isExtra(space.at) ? radius * 0.72 : radius, space }
  })
  return { stops, width, height, radius, step, middle: top + rise / 2 }
}

/** A line through points, as the `d` of an SVG path. */
export function line(points: readonly Point[]): string {
  const round = (value: number): number => Math.round(value * 10) / 10
  const path = points.map(({ x, y }, place) => `${place ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
  return points.length === 1 ? `${path}h0.01` : path
}

/** A token as it lies: the stops it owns, in the order they are seen. */
export interface Lying {
  token: string
  stops: Stop[]
}

export function tokensOn(road: Road): Lying[] {
  const lying: Lying[] = []
  for (const stop of road.stops) {
    const token = stop.space.token
    if (!token) continue
    const found = lying.find((one) => one.token === token)
    if (found) found.stops.push(stop)
    else lying.push({ token, stops: [stop] })
  }
  return lying
}

/** The stops of the board that a token covers at a place. */
export function under(road: Road, place: Place): Stop[] {
  return road.stops.filter(({ at }) => !isExtra(at) && place.from <= at && at <= place.to)
}

/** Whether a place is on the road: news may hide its spaces while it is still offered. */
export function isOn(road: Road, place: Place): boolean {
  return under(road, place).length > 0
}

/** A box on the lane. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where the street sign over the middle of a lane begins. */
export const SIGN_TOP = -4

export function signBox(lane: number, width: number, height: number): Box {
  return { left: (lane - width) / 2, top: SIGN_TOP, right: (lane + width) / 2, bottom: SIGN_TOP + height }
}

/** How wide and high the badge of a token is. */
export const BADGE = 26

const badgeBox = ({ x, y }: Point): Box => ({ left: x - BADGE / 2, top: y - BADGE / 2, right: x + BADGE / 2, bottom: y + BADGE / 2 })

/** Above the highest space; on a shortcut, where the space is that it hides. Then above and below the others. */
function badgePlaces({ stops }: Lying, radius: number): Point[] {
  const away = radius + 4
  const highest = [...stops].sort((one, other) => one.y - other.y)
  const [first, second] = stops
  const hidden = stops.length === 2 && first!.y === second!.y ? [{ x: (first!.x + second!.x) / 2, y: first!.y }] : []
  return [...hidden, ...highest.map(({ x, y }) => ({ x, y: y - away })), ...highest.map(({ x, y }) => ({ x, y: y + away }))]
}

const STEPS = [0, -4, 4, -8, 8, -12, 12, -16, 16, -20, 20, -24, 24, -28, 28, -32, 32]
/** From somewhere to everywhere near it, the shortest ways first. */
const SHIFTS = STEPS.flatMap((x) => STEPS.map((y) => ({ x, y }))).sort(
  (one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y),
)

/** Everywhere near the stops of a token, the nearest to them first. */
function nearby({ stops }: Lying): Point[] {
  return SHIFTS.flatMap((shift) => stops.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y })))
}

/** Where the badges of tokens are, by token: none lies on another, under the street sign, or outside the lane. */
export function badgesOn(road: Road, sign: Box): Map<string, Point> {
  const taken = [sign]
  const badges = new Map<string, Point>()
  const free = (point: Point): boolean => {
    const box = badgeBox(point)
    const inside = box.left >= 0 && box.top >= 0 && box.right <= road.width && box.bottom <= road.height
    return (
      inside && !taken.some(({ left, top, right, bottom }) => box.left < right && left < box.right && box.top < bottom && top < box.bottom)
    )
  }
  for (const lying of tokensOn(road)) {
    if (lying.token.startsWith('king')) continue
    const places = badgePlaces(lying, road.radius)
    const place = places.find(free) ?? nearby(lying).find(free) ?? places[0]!
    badges.set(lying.token, place)
    taken.push(badgeBox(place))
  }
  return badges
}

/** Where a place is pressed: as wide and high as fits between its neighbours, and never smaller than a finger. */
export interface Target {
  x: number
  y: number
  width: number
  height: number
  /** Where its light is, as seen from the middle of the target. */
  light: { x: number; y: number }
}

/**
 * Neighbouring places lie alternately in the upper and the lower half of the lane, so that each has the width of two. A
 * token that covers two has the half of its first, which may be hidden.
 */
export function target(road: Road, place: Place): Target {
  const stops = under(road, place)
  const centre = stops.reduce((sum, stop) => sum + stop.x, 0) / stops.length
  const row = stops[(stops.length - 1) / 2]
  const lower = row ? row.y > road.middle : isLower(place.track, place.from)
  const [width, height] = [Math.max(FINGER, 2 * road.step), Math.max(FINGER, road.height / 2)]
  const x = Math.max(width / 2, Math.min(centre, road.width - width / 2))
  /** In a low lane the lower half reaches up a little. */
  const raised = Math.max(0, road.middle + height - road.height - BELOW)
  const y = road.middle + (lower ? height / 2 - raised : -height / 2)
  const between = road.middle + (lower ? 0.4 * road.radius : -0.4 * road.radius - raised)
  return { x, y, width, height, light: { x: centre - x, y: (row?.y ?? between) - y } }
}

/** The stops a marker passes from one space to another, both included; straight there when one of them is gone. */
export function way(road: Road, from: number, to: number): Stop[] {
  const start = road.stops.findIndex((stop) => stop.at === from)
  const end = road.stops.findIndex((stop) => stop.at === to)
  if (end < 0) return []
  if (start < 0) return [road.stops[end]!]
  return start <= end ? road.stops.slice(start, end + 1) : road.stops.slice(end, start + 1).reverse()
}

/** The rope from a marker to the end it is pulled to, for every stop on its way: where it begins, and its share of the lane. */
export function ropeOf(road: Road, passed: readonly Stop[], side: 'left' | 'right'): { x: number; share: number }[] {
  return passed.map(({ x }) => (side === 'left' ? { x: 0, share: x / road.width } : { x, share: 1 - x / road.width }))
}

/** The stretch of a spotlight zone: from half a step before its first space to half a step after its last. */
export function zone(road: Road, seat: number): { left: number; right: number } | null {
  const inside = road.stops.filter((stop) => stop.space.spotlight === seat)
  if (!inside.length) return null
  const reach = road.radius + GAP
  return { left: inside[0]!.x - reach, right: inside.at(-1)!.x + reach }
}

/** A space as a player reads it: plus on the player's own side, minus on the rival's. */
export function numbered(at: number, sign: 1 | -1): string {
  const halves = sign * at
  if (!halves) return '0'
  const whole = Math.floor(Math.abs(halves) / 2)
  return `${halves > 0 ? '+' : '−'}${whole || !isExtra(halves) ? whole : ''}${isExtra(halves) ? '½' : ''}`
}
