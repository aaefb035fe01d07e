import { describe, expect, it } from 'vitest'
import type { DuelSpace, DuelTrack } from '../../net/types'
import { asSeen, layRoad, line, numbered, side, tokensOn, under, way, zone } from './road'

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

const distances = (road: ReturnType<typeof layRoad>): number[] =>
  road.stops.slice(1).map((stop, place) => Math.hypot(stop.x - road.stops[place]!.x, stop.y - road.stops[place]!.y))

describe('the road of a track', () => {
  it("has the viewer's end on the right, from both seats", () => {
    for (const seat of [0, 1]) {
      const stops = layRoad(track('fame'), seat, 900).stops
      expect(stops.at(-1)!.space.victory).toBe(seat)
      expect(stops[0]!.space.victory).toBe(1 - seat)
    }
    expect(side(track('fame'), 0)).toBe(1)
    expect(side(track('fame'), 1)).toBe(-1)
    expect(asSeen(track('fame'), 1)[0]!.at).toBe(14)
  })

  it('is a zigzag in which neighbours lie in different rows, as on the board', () => {
    const fame = layRoad(track('fame'), 0, 900).stops
    const rows = new Set(fame.map((stop) => stop.y))
    expect(rows.size).toBe(2)
    expect(fame.every((stop, place) => !place || stop.y !== fame[place - 1]!.y)).toBe(true)
    const middle = (name: 'fame' | 'destruction') => layRoad(track(name), 0, 900).stops[7]!.y
    expect(middle('fame')).toBeGreaterThan(middle('destruction'))
  })

  it.each([320, 360, 600, 960, 1400])('fits into %i pixels and lets no two spaces touch', (width) => {
    for (const one of [track('fame'), lengthened, shortened]) {
      const road = layRoad(one, 0, width)
      for (const stop of road.stops) {
        expect(stop.x - stop.radius).toBeGreaterThanOrEqual(0)
        expect(stop.x + stop.radius).toBeLessThanOrEqual(width + 0.01)
        expect(stop.y - stop.radius).toBeGreaterThanOrEqual(0)
        expect(stop.y + stop.radius).toBeLessThanOrEqual(road.height)
      }
      const extra = road.stops.findIndex((stop) => stop.at === 3)
      distances(road).forEach((distance, place) => {
        const beside = extra >= 0 && (place === extra || place === extra - 1)
        expect(distance).toBeGreaterThanOrEqual(road.radius * (beside ? 1.3 : 2))
      })
    }
  })

  it('has room for fingers on a small phone', () => {
    expect(layRoad(track('fame'), 0, 340).radius * 2).toBeGreaterThanOrEqual(24)
  })

  it('puts an extra space between its two, and keeps the rows of the board', () => {
    const road = layRoad(lengthened, 0, 900)
    const [before, extra, after] = [2, 3, 4].map((at) => road.stops.find((stop) => stop.at === at)!)
    expect(extra!.x).toBeGreaterThan(before!.x)
    expect(extra!.x).toBeLessThan(after!.x)
    expect(extra!.radius).toBeLessThan(road.radius)
    expect(before!.y).not.toBe(after!.y)
    expect(road.stops).toHaveLength(16)
  })

  it('tells which stops a token owns', () => {
    expect(tokensOn(layRoad(lengthened, 0, 900)).map(({ token, stops }) => [token, stops.map(({ at }) => at)])).toEqual([
      ['phantom', [2, 3, 4]],
    ])
    expect(tokensOn(layRoad(shortened, 1, 900))[0]!.stops.map(({ at }) => at)).toEqual([6, 2])
  })

  it('tells what a token would cover', () => {
    const covered = (one: DuelTrack, from: number, to: number) =>
      under(layRoad(one, 0, 900), { track: 'fame', from, to }).map(({ at }) => at)
    expect(covered(track('fame'), 2, 6)).toEqual([2, 4, 6])
    expect(covered(lengthened, 2, 4)).toEqual([2, 4])
  })

  it('knows the way of a marker, over extra spaces and shortcuts', () => {
    const passed = (one: DuelTrack, from: number, to: number) => way(layRoad(one, 0, 900), from, to).map(({ at }) => at)
    expect(passed(lengthened, 0, 4)).toEqual([0, 2, 3, 4])
    expect(passed(shortened, 8, 0)).toEqual([8, 6, 2, 0])
    expect(passed(shortened, 4, 0)).toEqual([0])
    expect(passed(shortened, 0, 4)).toEqual([])
  })

  it('lights up the zones of their owners', () => {
    const road = layRoad(track('fame'), 0, 900)
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
