import { expect, test } from 'vitest'
import type { Tournament, TournamentPlayer, TournamentTable } from '../../net/types'
import { isOver, linkOf, ownTable, roundsOf, winnersOf } from './tables'

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

test('only a game that was played can be watched again', () => {
  const ended = (how: TournamentTable['seats'][number]['how']): TournamentTable => {
    const done = table(1, 1, 'done', 1, 2)
    return { ...done, seats: done.seats.map((seat) => ({ ...seat, points: 0, how })) }
  }
  expect(linkOf(table(1, 1, 'waiting', 1, 2))?.href).toBe('/t/t11')
  expect(linkOf(ended('played'))?.href).toBe('/game/t11')
  expect(linkOf(ended('left'))?.href).toBe('/game/t11')
  expect(linkOf(ended('unfinished'))).toBeNull()
  expect(linkOf(ended('absent'))).toBeNull()
  expect(linkOf(table(1, 2, 'done', 3))).toBeNull()
})

test('a cancelled tournament is over, and a paused one is not', () => {
  const states = ['open', 'running', 'paused', 'over', 'cancelled'] as const
  expect(states.filter((status) => isOver({ status }))).toEqual(['over', 'cancelled'])
})

test('whoever comes first wins, together with their equals, once there is a point', () => {
  const stands = (number: number, place: number | null, points: number): TournamentPlayer => ({
    number,
    name: '',
    status: 'in',
    place,
    points,
    tie_breaks: [],
    games: 1,
  })
  const standings = [stands(4, 1, 2), stands(2, 1, 2), stands(3, 3, 0), stands(5, null, 0)]
  expect(winnersOf({ status: 'over', standings })).toEqual([4, 2])
  expect(winnersOf({ status: 'running', standings })).toEqual([])
  expect(winnersOf({ status: 'over', standings: [stands(1, 1, 0), stands(2, 1, 0)] })).toEqual([])
})
