import { expect, test } from 'vitest'
import type { GameReview, PlayerReview, ReviewedStep, Told } from '../../net/types'
import { bands, isNotable, nextBad, nextTurn, pieceOf, placeAt, sumInTenths, turns } from './chart'

function step(place: number, seat: number | null, turn = 1, more: Partial<ReviewedStep> = {}): ReviewedStep {
  return { step: place, turn, seat, decision: '', entry: null, label: { key: 'x' }, before: [], after: [], changes: [0, 0], ...more }
}

const piece = (start: number, number: number): Told => ({ from: start, number, events: [], scene: {} }) as unknown as Told

test('bands fill the chart from edge to edge, even where nobody may survive', () => {
  expect(
    bands([
      [0.25, 0.75],
      [0.5, 0.5],
      [0, 0.5],
    ]),
  ).toEqual(['M0,0L500,0L1000,0L1000,0L500,50L0,25Z', 'M0,25L500,50L1000,0L1000,100L500,100L0,100Z'])
  expect(bands([[0, 0]])[1]).toBe('M0,0L0,0Z')
})

test('a point of the chart is the nearest step, and never beyond the ends', () => {
  expect([-1, 0, 0.49, 0.51, 1, 7].map((share) => placeAt(share, 2))).toEqual([0, 0, 1, 1, 2, 2])
})

test('an answer is shown where it was given, a throw as it fell, and the end as it is', () => {
  // An undone answer leaves a gap in the numbers.
  const told = [piece(-1, 0), piece(0, 2), piece(2, 6), piece(6, 7)]
  const steps = [step(0, null), step(1, 0), step(2, null), step(3, 0), step(4, null), step(5, 1)]
  const review = { numbers: [0, 1, 2, 5, 6, 7], review: { steps } } as unknown as GameReview
  expect([0, 1, 2, 3, 4, 5, 6].map((place) => pieceOf(told, review, place))).toEqual([0, 0, 0, 1, 1, 2, 3])
})

test('one walks from turn to turn and from mistake to mistake', () => {
  const steps = [
    step(0, null, 0),
    step(1, 0, 1, { mark: 'blunder' }),
    step(2, 0, 1),
    step(3, 1, 2, { mark: 'good' }),
    step(4, 1, 2, { mark: 'mistake' }),
  ]
  expect(turns(steps)).toEqual([
    { place: 0, turn: 0 },
    { place: 1, turn: 1 },
    { place: 3, turn: 2 },
  ])
  expect([nextTurn(steps, 0, 1), nextTurn(steps, 3, 1), nextTurn(steps, 3, -1), nextTurn(steps, 0, -1)]).toEqual([1, 5, 1, 0])
  expect([nextBad(steps, 0, 1), nextBad(steps, 2, 1), nextBad(steps, 5, 1), nextBad(steps, 5, -1), nextBad(steps, 2, -1)]).toEqual([
    2,
    5,
    null,
    2,
    null,
  ])
  expect(steps.map(isNotable)).toEqual([false, true, false, false, true])
  expect(isNotable(step(0, null, 1, { changes: [0.004, -0.012] }))).toBe(true)
})

test('what is shown adds up after rounding', () => {
  const sum = sumInTenths({ start: 0.25, luck: 0.12345, skill: -0.07345, result: 0.3 } as PlayerReview)
  expect(sum).toEqual({ start: 250, luck: 123, skill: -73, result: 300 })
  expect(sumInTenths({ start: 0.5, skill: -0.00001, result: 0.5 } as PlayerReview)).toEqual({ start: 500, luck: 0, skill: 0, result: 500 })
})
