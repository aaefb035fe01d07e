import { expect, test } from 'vitest'
import { bars, HEIGHT, WIDTH } from './bars'
import type { PlayerReview } from '../../net/types'

const sums = (luck: number, skill: number): PlayerReview => ({ luck, skill }) as PlayerReview

test('luck goes up or down from the middle, and skill down', () => {
  const {
    bars: drawn,
    middle,
    most,
  } = bars([
    { table: 'a', sums: sums(0.5, -0.1) },
    { table: 'b', sums: null },
    { table: 'c', sums: sums(-0.25, 0) },
  ])
  expect(most).toBe(0.5)
  expect(drawn.map(({ table, kind }) => `${table} ${kind}`)).toEqual(['a luck', 'a skill', 'c luck', 'c skill'])
  expect(drawn[0]!.y + drawn[0]!.height).toBeCloseTo(middle)
  expect(drawn[1]!.y).toBe(middle)
  expect(drawn[2]!.y).toBe(middle)
  expect(drawn[3]!.height).toBe(0)
})

test('all bars fit into the drawing, side by side', () => {
  const { bars: drawn } = bars(Array.from({ length: 40 }, (_, game) => ({ table: String(game), sums: sums(Math.sin(game), -0.3) })))
  for (const [place, bar] of drawn.entries()) {
    expect(bar.y).toBeGreaterThanOrEqual(0)
    expect(bar.y + bar.height).toBeLessThanOrEqual(HEIGHT)
    expect(bar.x + bar.width).toBeLessThanOrEqual(WIDTH)
    if (place > 0) expect(bar.x).toBeGreaterThanOrEqual(drawn[place - 1]!.x + drawn[place - 1]!.width - 1e-9)
  }
})

test('no games make an empty drawing', () => {
  expect(bars([]).bars).toEqual([])
})
