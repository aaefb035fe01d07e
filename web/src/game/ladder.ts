/**
 * The ladder of opponents: one step up after a win, one down after two defeats in a row, or the step somebody prefers.
 * Each step lists its bots, of which a smaller table seats the first; `python -m bench.newcomer` measures them.
 */

import { type Climb, settings } from '../browser/settings.svelte'
import type { GameName, Table } from '../net/types'
import { instead, steps as STEPS } from './ladder.json'

/** Which bot plays instead of a level that cannot be had. */
const INSTEAD: Partial<Record<string, string>> = instead

/** Opponents as strong as the ladder says, rather than a step somebody has chosen. */
export const AUTO = 'auto'

/** After so many defeats in a row, the next opponents are weaker. */
const DEFEATS = 2
/** How many tables that have not ended yet are remembered. */
const MOST_TABLES = 20

/** The steps of a game from the bottom up; one without bots for a game is left out there. */
export function stepsOf(game: GameName): string[] {
  return STEPS.filter((step) => step[game].length > 0).map(({ name }) => name)
}

export function climbOf(game: GameName, climb: Climb | undefined): Climb {
  const steps = stepsOf(game)
  return climb && steps.includes(climb.step) ? climb : { step: steps[0]!, lost: 0, told: null }
}

/** Where somebody stands after a game. */
export function climbed(game: GameName, climb: Climb | undefined, won: boolean, table: string): Climb {
  const steps = stepsOf(game)
  const { step, lost } = climbOf(game, climb)
  const place = steps.indexOf(step)
  if (won) {
    const higher = steps[place + 1]
    return { step: higher ?? step, lost: 0, told: { table, change: higher ? 'up' : 'top' } }
  }
  const lower = steps[place - 1]
  if (lost + 1 < DEFEATS || !lower) return { step, lost: Math.min(lost + 1, DEFEATS), told: { table, change: 'same' } }
  return { step: lower, lost: 0, told: { table, change: 'down' } }
}

/** The bots of a step, or of the strongest below it for which there are all; where a level is missing, its stand-in plays. */
export function botsOf(step: string, game: GameName, offered: readonly string[]): readonly string[] {
  const upTo = STEPS.slice(0, STEPS.findIndex(({ name }) => name === step) + 1).filter((one) => one[game].length > 0)
  const had = (bot: string): string => (offered.includes(bot) ? bot : (INSTEAD[bot] ?? bot))
  const steps = upTo.map((one) => one[game].map(had))
  return steps.findLast((bots) => bots.every((bot) => offered.includes(bot))) ?? STEPS[0]![game]
}

/** The step against which somebody plays next. */
export function nextStep(game: GameName): string {
  const { strength, ladder } = settings
  const known = STEPS.findIndex(({ name }) => name === strength)
  if (known < 0) return climbOf(game, ladder[game]).step
  return STEPS.slice(0, known + 1).findLast((one) => one[game].length > 0)!.name
}

/** A game against the ladder has begun; nothing is left to tell about the one before. */
export function beginClimb(game: GameName, table: string): void {
  settings.ladder[game] = { ...climbOf(game, settings.ladder[game]), told: null }
  settings.climbing = [...settings.climbing, table].slice(-MOST_TABLES)
}

/** A game is over: if it was against the ladder and somebody here played it to the end alone, it counts, once. */
export function endClimb({ id, game, seats }: Pick<Table, 'id' | 'game' | 'seats'>, winners: readonly number[]): void {
  if (!settings.climbing.includes(id)) return
  settings.climbing = settings.climbing.filter((other) => other !== id)
  const mine = seats.findIndex((seat) => seat.mine)
  const alone = seats.every((seat, place) => (place === mine ? seat.by === 'person' : seat.by === 'bot'))
  if (mine >= 0 && alone) settings.ladder[game] = climbed(game, settings.ladder[game], winners.includes(mine), id)
}

/** What a game has changed, as long as no other has begun. */
export function toldAfter(game: GameName, table?: string): Climb['told'] {
  const told = settings.ladder[game]?.told ?? null
  return table === undefined || told?.table === table ? told : null
}
