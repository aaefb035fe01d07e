/** The steps of a finished game: where its turns begin, what was said at each, and which one an address names. */

import type { Message, Told } from '../../net/types'

export interface LogLine {
  /** The step after which this was told. */
  step: number
  event: Told['events'][number]
  say: Message
}

/** Everything said in a game, in order, with the step it belongs to. */
export function logLines(told: readonly Told[]): LogLine[] {
  return told.flatMap(({ events }, step) => events.flatMap((event) => (event.say ? [{ step, event, say: event.say }] : [])))
}

/** The steps at which a new turn begins; the first step always counts as one. */
export function turnStarts(told: readonly Told[]): number[] {
  return told.flatMap(({ scene }, step) => (step === 0 || told[step - 1]!.scene.turn !== scene.turn ? [step] : []))
}

/** The first step of the next turn, or the last step of all. */
export function nextTurn(starts: readonly number[], step: number, last: number): number {
  return starts.find((start) => start > step) ?? last
}

/** The first step of this turn, or of the previous one if we are already there. */
export function previousTurn(starts: readonly number[], step: number): number {
  return starts.findLast((start) => start < step) ?? 0
}

export function within(step: number, last: number): number {
  return Math.max(0, Math.min(Math.max(last, 0), Math.trunc(step)))
}

/** The step that the part of an address after # names, or null. */
export function stepOfHash(hash: string, last: number): number | null {
  const found = /(?:^#?|&)step=(\d{1,6})(?:&|$)/.exec(hash)
  return found ? within(Number(found[1]), last) : null
}

export const hashOfStep = (step: number): string => `#step=${step}`

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** How long a step stays before the next one comes: the more there is to read, the longer. */
export function stay(events: readonly Told['events'][number][], speed: Speed): number {
  const lines = events.filter((event) => event.say).length
  return (500 + 350 * Math.min(lines, 4)) / speed
}
