/** The course of a reviewed game: what the chart draws, what is notable, and where each step is in the replay. */

import type { GameReview, Review, ReviewedStep, Told } from '../../net/types'

/** The chart is this wide and high, whatever its size on the screen. */
export const WIDE = 1000
export const HIGH = 100

export type Mark = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder'
export const MARKS: readonly Mark[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder']
/** As people know them from chess. */
export const SIGNS: Record<Mark, string> = { best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' }

const BAD: readonly string[] = ['inaccuracy', 'mistake', 'blunder']
/** A throw that changes less than this, a point, is not worth a line. */
const NOTABLE = 0.01

export const isBad = (step: ReviewedStep): boolean => BAD.includes(step.mark ?? '')

export const isNotable = (step: ReviewedStep): boolean =>
  step.seat === null ? step.changes.some((change) => Math.abs(change) >= NOTABLE) : isBad(step)

/** The bands of the chart, one for each seat, stacked from the top in the order of the seats; their edges in percent. */
export function bands(chances: readonly number[][]): string[] {
  const seats = chances[0]?.length ?? 0
  const last = Math.max(1, chances.length - 1)
  const edges = chances.map((at) => {
    const whole = at.reduce((sum, chance) => sum + chance, 0) || 1
    let sum = 0
    return [0, ...at.map((chance) => (sum += (HIGH * chance) / whole))]
  })
  const points = (edge: number): string[] => edges.map((at, place) => `${round((WIDE * place) / last)},${round(at[edge]!)}`)
  return Array.from(
    { length: seats },
    (_, seat) =>
      `M${points(seat).join('L')}L${points(seat + 1)
        .reverse()
        .join('L')}Z`,
  )
}

const round = (number: number): number => Math.round(100 * number) / 100

/** The place of the chart nearest to a point, given as a share of the width. */
export function placeAt(share: number, last: number): number {
  return Math.max(0, Math.min(last, Math.round(share * last)))
}

/** The steps with which turns begin: the place before each, and the number of the turn. */
export function turns(steps: readonly ReviewedStep[]): { place: number; turn: number }[] {
  return steps.flatMap(({ turn }, place) => (place === 0 || steps[place - 1]!.turn !== turn ? [{ place, turn }] : []))
}

/** Some steps with the turns they belong to. */
export function byTurn(steps: readonly ReviewedStep[]): { turn: number; steps: ReviewedStep[] }[] {
  return turns(steps).map(({ turn }) => ({ turn, steps: steps.filter((step) => step.turn === turn) }))
}

/**
 * The piece of the replay that shows a place of the chart. What led there is looked at: of a player's answer the
 * position in which it was given, of a throw the dice as they fell.
 */
export function pieceOf(told: readonly Told[], { review, numbers }: GameReview, place: number): number {
  const step = review.steps[place - 1]
  if (!step) return 0
  const number = numbers[place - 1]!
  const after = told.findIndex((piece) => piece.number >= number)
  if (step.seat === null || place === review.steps.length) return after === -1 ? told.length - 1 : after
  return Math.max(
    0,
    told.findLastIndex((piece) => piece.number < number),
  )
}

/** The nearest place that a bad answer led to, on one side of a place; null where there is none. */
export function nextBad(steps: readonly ReviewedStep[], place: number, way: 1 | -1): number | null {
  for (let at = place + way; at >= 1 && at <= steps.length; at += way) if (isBad(steps[at - 1]!)) return at
  return null
}

/** The first place of the next turn or of the one before. */
export function nextTurn(steps: readonly ReviewedStep[], place: number, way: 1 | -1): number {
  const starts = turns(steps).map((one) => one.place)
  return way > 0 ? (starts.find((start) => start > place) ?? steps.length) : (starts.findLast((start) => start < place) ?? 0)
}

/** Shares of a win in tenths of a point, so that what is shown adds up as it is: luck is what the others leave. */
export function sumInTenths(player: Review['players'][number]): { start: number; luck: number; skill: number; result: number } {
  const [start, skill, result] = [player.start, player.skill, player.result].map((share) => Math.round(1000 * share) + 0) as [
    number,
    number,
    number,
  ]
  return { start, luck: result - start - skill + 0, skill, result }
}
