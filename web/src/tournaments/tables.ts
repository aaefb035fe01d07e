/** The tables of a tournament: whose they are, and by round. */

import type { Tournament, TournamentTable } from '../lib/types'

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
