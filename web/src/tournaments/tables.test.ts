import { expect, test } from 'vitest'
import type { Tournament, TournamentTable } from '../lib/types'
import { ownTable, roundsOf } from './tables'

function table(round: number, board: number, status: TournamentTable['status'], ...players: number[]): TournamentTable {
  const seats = players.map((player) => ({ player, here: false, points: null, how: null }))
  return { round, board, table: players.length > 1 ? `t${round}${board}` : null, status, due: null, seats }
}

const tables = [table(1, 1, 'done', 1, 2), table(1, 2, 'done', 3), table(2, 1, 'waiting', 1, 3), table(2, 2, 'done', 2)]
const cup = (me: number | null): Tournament => ({ tables, me }) as Tournament

test('a player is shown the table of this round, and a spectator none', () => {
  expect(ownTable(cup(1))?.table).toBe('t21')
  expect(ownTable(cup(2))).toBeNull()
  expect(ownTable(cup(null))).toBeNull()
})

test('the latest round comes first', () => {
  expect(roundsOf(cup(null)).map(([round, list]) => [round, list.length])).toEqual([
    [2, 2],
    [1, 2],
  ])
})
