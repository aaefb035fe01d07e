import { describe, expect, it } from 'vitest'
import type { DuelSpace, DuelTrack, Place } from '../../net/types'
import {
  asSeen,
  BADGE,
  badgesOn,
  FINGER,
  isOn,
  layRoad,
  line,
  numbered,
  ropeOf,
  side,
  signBox,
  target,
  tokensOn,
  under,
  way,
  zone,
} from './road'

/** A track as the server sends it: positive numbers on the side of seat 0. */
function track(name: 'fame' | 'destruction', change: (spaces: DuelSpace[]) => DuelSpace[] = (all) => all): DuelTrack {
  const spaces = Array.from({ length: 15 }, (_, place): DuelSpace => space(2 * place - 14))
  return { track: name, marker: 0, spaces: change(spaces) }
}

function space(at: number, token: string | null = null): DuelSpace {
  const owner = at > 0 ? 0 : 1
  const lit = Math.abs(at) >= 6 && Math.abs(at) <= 10
  return { at, token, bonus: null, spotlight: lit ? owner : null, victory: Math.abs(at) === 14 ? owner : null }
}

const covering =
  (token: string, ...places: number[]) =>
  (all: DuelSpace[]) =>
    all.map((one) => (places.includes(one.at) ? { ...one, token } : one))

const lengthened = track('fame', (all) => [...covering('phantom', 2, 4)(all), space(3, 'phantom')])
const shortened = track('fame', (all) => covering('alien', 2, 6)(all).filter((one) => one.at !== 4))

/** Every place for a token on so many spaces, as if nothing lay there. */
function placesOf(road: ReturnType<typeof layRoad>, length: number): Place[] {
  const board = road.stops.filter(({ at, space: { token } }) => at % 2 === 0 && token === null).map(({ at }) => at)
  const places = board.map((from) => ({ track: 'fame' as const, from, to: from + 2 * (length - 1) }))
  return places.filter(({ from, to }) => under(road, { track: 'fame', from, to }).length === length && board.includes(to))
}

const distances = (road: ReturnType<typeof layRoad>): number[] =>
  road.stops.slice(1).map((stop, place) => Math.hypot(stop.x - road.stops[place]!.x, stop.y - road.stops[place]!.y))

describe('the road of a track', () => {
  it("has the viewer's end on the right, from both seats", () => {
    for (const seat of [0, 1]) {
      const stops = layRoad(track('fame'), seat, 900, 120).stops
      expect(stops.at(-1)!.space.victory).toBe(seat)
      expect(stops[0]!.space.victory).toBe(1 - seat)
    }
    expect(side(track('fame'), 0)).toBe(1)
    expect(side(track('fame'), 1)).toBe(-1)
    expect(asSeen(track('fame'), 1)[0]!.at).toBe(14)
  })

  it('is a zigzag in which neighbours lie in different rows, as on the board', () => {
    const fame = layRoad(track('fame'), 0, 900, 120).stops
    const rows = new Set(fame.map((stop) => stop.y))
    expect(rows.size).toBe(2)
    expect(fame.every((stop, place) => !place || stop.y !== fame[place - 1]!.y)).toBe(true)
    const middle = (name: 'fame' | 'destruction') => layRoad(track(name), 0, 900, 120).stops[7]!.y
    expect(middle('fame')).toBeGreaterThan(middle('destruction'))
  })

  /** The lanes of phones, upright and lying, of tablets and of desktops. */
  const LANES: [number, number][] = [
    [340, 76],
    [350, 83],
    [380, 88],
    [412, 94],
    [520, 104],
    [640, 120],
    [760, 150],
    [960, 180],
  ]

  it.each(LANES)('fits into a lane of %i × %i pixels and lets no two spaces touch', (width, height) => {
    for (const one of [track('fame'), track('destruction'), lengthened, shortened]) {
      const road = layRoad(one, 0, width, height)
      for (const stop of road.stops) {
        expect(stop.x - stop.radius).toBeGreaterThanOrEqual(0)
        expect(stop.x + stop.radius).toBeLessThanOrEqual(width + 0.01)
        expect(stop.y - stop.radius).toBeGreaterThanOrEqual(0)
        expect(stop.y + stop.radius).toBeLessThanOrEqual(height)
      }
      const extra = road.stops.findIndex((stop) => stop.at === 3)
      distances(road).forEach((distance, place) => {
        const beside = extra >= 0 && (place === extra || place === extra - 1)
        expect(distance).toBeGreaterThanOrEqual(road.radius * (beside ? 1.3 : 2))
      })
    }
  })

  it('has spaces that can be read on a small phone', () => {
    expect(layRoad(track('fame'), 0, 340, 76).radius * 2).toBeGreaterThanOrEqual(24)
  })

  it.each(LANES)('has a target for a finger at every place of a lane of %i × %i pixels', (width, height) => {
    for (const one of [track('fame'), track('destruction'), lengthened, shortened])
      for (const seat of [0, 1])
        for (const length of [1, 2, 3]) {
          const road = layRoad(one, seat, width, height)
          const targets = placesOf(road, length).map((place) => target(road, place))
          for (const { x, y, width: wide, height: high, light } of targets) {
            expect(Math.min(wide, high)).toBeGreaterThanOrEqual(FINGER)
            expect(x - wide / 2).toBeGreaterThanOrEqual(0)
            expect(x + wide / 2).toBeLessThanOrEqual(width + 0.01)
            expect(Math.abs(light.y)).toBeLessThanOrEqual(high / 2)
            // Pressing the light of a place presses that place and no other.
            const covering = targets.filter(
              (other) => Math.abs(other.x - x - light.x) < other.width / 2 && Math.abs(other.y - y - light.y) < other.height / 2,
            )
            expect(covering).toHaveLength(1)
          }
        }
  })

  it('knows which places news have taken off the road', () => {
    const road = layRoad(lengthened, 0, 900, 120)
    expect(isOn(road, { track: 'fame', from: 2, to: 4 })).toBe(true)
    expect(isOn(road, { track: 'fame', from: 99, to: 99 })).toBe(false)
  })

  it('offers a place of three whose first space is hidden, in the half where that space would be', () => {
    const road = layRoad(lengthened, 0, 900, 120)
    const place = { track: 'fame', from: 4, to: 8 }
    const hidden = { ...road, stops: road.stops.filter(({ at }) => at !== place.from) }
    expect(target(hidden, place).y).toBe(target(road, { ...place, to: 6 }).y)
    expect(target(hidden, { ...place, from: 6, to: 8 }).y).not.toBe(target(hidden, place).y)
  })

  it('puts an extra space between its two, and keeps the rows of the board', () => {
    const road = layRoad(lengthened, 0, 900, 120)
    const [before, extra, after] = [2, 3, 4].map((at) => road.stops.find((stop) => stop.at === at)!)
    expect(extra!.x).toBeGreaterThan(before!.x)
    expect(extra!.x).toBeLessThan(after!.x)
    expect(extra!.radius).toBeLessThan(road.radius)
    expect(before!.y).not.toBe(after!.y)
    expect(road.stops).toHaveLength(16)
  })

  it('tells which stops a token owns', () => {
    expect(tokensOn(layRoad(lengthened, 0, 900, 120)).map(({ token, stops }) => [token, stops.map(({ at }) => at)])).toEqual([
      ['phantom', [2, 3, 4]],
    ])
    expect(tokensOn(layRoad(shortened, 1, 900, 120))[0]!.stops.map(({ at }) => at)).toEqual([6, 2])
  })

  /** The spaces of every token with a badge, counted from its first. */
  const SHAPES: [string, number[]][] = [
    ['cat', [0]],
    ['panda', [0]],
    ['fish', [0]],
    ['tiger', [0]],
    ['phantom', [0, 1, 2]],
    ['penguin', [0, 1, 2]],
    ['lizard', [0, 2]],
    ['anubis', [0, 2]],
    ['alien', [0, 4]],
    ['dragon', [0, 2, 4]],
    ['pumpkin', [0, 2, 4]],
  ]

  /** As many tokens as a track takes, side by side from a space on, beginning with any of them, in two orders. */
  const ARRANGEMENTS = [SHAPES, SHAPES.filter((_, place) => place % 2).concat(SHAPES.filter((_, place) => place % 2 === 0))].flatMap(
    (order) =>
      order.flatMap((_, first) =>
        [-12, -10, -4].map((from) => {
          let next = from
          return [...order.slice(first), ...order.slice(0, first)].flatMap(([token, spaces]): [string, number[]][] => {
            const places = spaces.map((place) => next + place)
            if (places.at(-1)! > 12) return []
            next = places.at(-1)! + 2
            return [[token, places]]
          })
        }),
      ),
  )

  it.each(LANES)('shows all of every badge in a lane of %i × %i pixels', (width, height) => {
    for (const tokens of ARRANGEMENTS)
      for (const name of ['fame', 'destruction'] as const)
        for (const seat of [0, 1])
          for (const sign of [signBox(width, 80, 24), signBox(width, 150, 30)]) {
            const laid = track(name, (all) => {
              const extra = tokens.flatMap(([token, places]) => places.filter((at) => at % 2 !== 0).map((at) => space(at, token)))
              const hidden = tokens.flatMap(([token, places]) => (token === 'alien' ? [places[0]! + 2] : []))
              const covered = tokens.reduce((spaces, [token, places]) => covering(token, ...places)(spaces), all)
              return [...covered, ...extra].filter(({ at }) => !hidden.includes(at))
            })
            const badges = badgesOn(layRoad(laid, seat, width, height), sign)
            expect([...badges.keys()].sort()).toEqual(
              tokens
                .map(([token]) => token)

                .sort(),
            )
            const boxes = [...badges.values()].map(({ x, y }) => ({
              left: x - BADGE / 2,
              right: x + BADGE / 2,
              top: y - BADGE / 2,
              bottom: y + BADGE / 2,
            }))
            for (const [place, box] of boxes.entries()) {
              expect(box.left).toBeGreaterThanOrEqual(0)
              expect(box.top).toBeGreaterThanOrEqual(0)
              expect(box.right).toBeLessThanOrEqual(width)
              expect(box.bottom).toBeLessThanOrEqual(height)
              for (const other of [sign, ...boxes.slice(0, place)]) {
                const apart = other.right <= box.left || box.right <= other.left || other.bottom <= box.top || box.bottom <= other.top
                expect(apart, `${name}, seat ${seat}: ${JSON.stringify([box, other])}`).toBe(true)
              }
            }
          }
  })

  it('has a badge above the highest space of its token, unless the sign is there', () => {
    const at = (place: number, sign = signBox(900, 80, 24)) => {
      const road = layRoad(track('destruction', covering('cat', place)), 0, 900, 120)
      return { badge: badgesOn(road, sign).get('cat')!, stop: road.stops.find((stop) => stop.at === place)!, radius: road.radius }
    }
    const far = at(8)
    expect(far.badge).toEqual({ x: far.stop.x, y: far.stop.y - far.radius - 4 })
    const near = at(0)
    expect(near.badge).toEqual({ x: near.stop.x, y: near.stop.y + near.radius + 4 })
  })

  it('tells what a token would cover', () => {
    const covered = (one: DuelTrack, from: number, to: number) =>
      under(layRoad(one, 0, 900, 120), { track: 'fame', from, to }).map(({ at }) => at)
    expect(covered(track('fame'), 2, 6)).toEqual([2, 4, 6])
    expect(covered(lengthened, 2, 4)).toEqual([2, 4])
  })

  it('knows the way of a marker, over extra spaces and shortcuts', () => {
    const passed = (one: DuelTrack, from: number, to: number) => way(layRoad(one, 0, 900, 120), from, to).map(({ at }) => at)
    expect(passed(lengthened, 0, 4)).toEqual([0, 2, 3, 4])
    expect(passed(shortened, 8, 0)).toEqual([8, 6, 2, 0])
    expect(passed(shortened, 4, 0)).toEqual([0])
    expect(passed(shortened, 0, 4)).toEqual([])
  })

  it('has a rope from the marker to the end it is pulled to', () => {
    const road = layRoad(track('fame'), 0, 900, 120)
    const there = way(road, 0, 4)
    for (const [place, { x, share }] of ropeOf(road, there, 'right').entries()) {
      expect(x).toBe(there[place]!.x)
      expect(x + share * road.width).toBeCloseTo(road.width)
    }
    for (const [place, { x, share }] of ropeOf(road, there, 'left').entries()) {
      expect(x).toBe(0)
      expect(share * road.width).toBeCloseTo(there[place]!.x)
    }
  })

  it('lights up the zones of their owners', () => {
    const road = layRoad(track('fame'), 0, 900, 120)
    expect(zone(road, 0)!.left).toBeGreaterThan(zone(road, 1)!.right)
    expect(zone(road, 5)).toBeNull()
  })

  it('writes spaces as the reader counts them', () => {
    expect([6, -6, 0, 1, -1, 7].map((at) => numbered(at, 1))).toEqual(['+3', '−3', '0', '+½', '−½', '+3½'])
    expect(numbered(6, -1)).toBe('−3')
  })

  it('draws a line, and a dot for a single point', () => {
    expect(
      line([
        { x: 1, y: 2 },
        { x: 3.14, y: 4 },
      ]),
    ).toBe('M1 2L3.1 4')
    expect(line([{ x: 1, y: 2 }])).toBe('M1 2h0.01')
  })
})
