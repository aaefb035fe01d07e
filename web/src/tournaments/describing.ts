/** A tournament in words, and whose turn it is to go where. */

import { settings } from '../lib/settings.svelte'
import type { ClockSetting, ListedTournament, Tournament, TournamentTable } from '../lib/types'
import { say } from '../lib/words.svelte'

/** Date and time of day, as people write them. */
export function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString(settings.language, { dateStyle: 'medium', timeStyle: 'short' })
}

export function clockOf({ kind, seconds }: ClockSetting): string {
  const time = seconds < 60 ? say('web-clock-seconds', { seconds }) : say('web-clock-minutes', { minutes: Math.round(seconds / 60) })
  return `${say(`web-clock-${kind}`)}: ${time}`
}

/** What is played, and how. */
export function aboutOf(one: ListedTournament): string {
  const parts = [say(`web-game-${one.game}`), say(`web-tournament-form-${one.form.replace('_', '-')}`), clockOf(one.clock)]
  if (one.rated) parts.push(say('web-rated'))
  return parts.join(' · ')
}

/** How far it has come. */
export function stateOf(one: ListedTournament): string {
  switch (one.status) {
    case 'open':
      return one.starts_at === null ? say('web-tournament-starts-when') : say('web-tournament-starts', { date: timeOf(one.starts_at) })
    case 'running':
      return say('web-tournament-round', { round: one.round, rounds: one.rounds })
    case 'paused':
      return say('web-tournament-paused', { round: one.round, rounds: one.rounds })
    case 'over':
      return say('web-tournament-ended', { date: timeOf(one.ended_at ?? 0) })
    case 'cancelled':
      return say('web-tournament-cancelled')
  }
}

export function nameOf(one: Tournament, player: number): string {
  return one.standings.find(({ number }) => number === player)?.name || say('web-tournament-nobody')
}

/** A number of points, as people of this language write it. */
export function pointsOf(points: number): string {
  return points.toLocaleString(settings.language, { maximumFractionDigits: 3 })
}

/** The table at which this person plays now, or is waited for. */
export function ownTable(one: Tournament): TournamentTable | null {
  const mine = ({ status, seats }: TournamentTable): boolean => status !== 'done' && seats.some(({ player }) => player === one.me)
  return one.tables.find((table) => table.table !== null && mine(table)) ?? null
}

/** The rounds with their tables, the latest first. */
export function roundsOf(one: Tournament): [number, TournamentTable[]][] {
  const rounds = new Set(one.tables.map(({ round }) => round))
  return [...rounds].toSorted((a, b) => b - a).map((round) => [round, one.tables.filter((table) => table.round === round)])
}
