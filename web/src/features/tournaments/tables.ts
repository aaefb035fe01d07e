/** A tournament: whether it is over and who has won; its tables, whose they are, and by round. */

import type { ListedTournament, Tournament, TournamentTable } from '../../net/types'

/** Whether nothing will happen in it any more. */
export function isOver({ status }: Pick<ListedTournament, 'status'>): boolean {
  return status === 'over' || status === 'cancelled'
}

/** The numbers of those who came first; nobody has if it ended before anybody had a point. */
export function winnersOf({ status, standings }: Pick<Tournament, 'status' | 'standings'>): number[] {
  if (status !== 'over') return []
  return standings.filter(({ place, points }) => place === 1 && points > 0).map(({ number }) => number)
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

/** Where to see a table: live, or again once it is over; nowhere if no game was played to its end. */
export function linkOf({ table, status, seats }: TournamentTable): { href: string; label: 'web-watch' | 'web-tournament-replay' } | null {
  if (table === null) return null
  if (status !== 'done') return { href: `/t/${table}`, label: 'web-watch' }
  const played = seats.some(({ how }) => how === 'played' || how === 'left')
  return played ? { href: `/game/${table}`, label: 'web-tournament-replay' } : null
}
