import { expect, test } from 'vitest'
import { likeThis } from './sameTable'
import type { Seat, Table } from '../net/types'

test('a table like another has its game and size, and everybody else may sit down', () => {
  const seat = { monster: 'kraken', by: 'bot', name: '' } as Seat
  const other = { game: 'king', options: { edition: '2010' }, clock: { kind: 'move', seconds: 60 }, seats: [seat, seat, seat] }
  const made = likeThis(other as unknown as Table, 'Ann')
  expect(made).toMatchObject({
    game: 'king',
    options: { edition: '2010' },
    clock: { kind: 'move', seconds: 60 },
    name: 'Ann',
    rated: false,
  })
  expect(made.seats.map(({ by, monster }) => [by, monster])).toEqual([
    ['me', null],
    ['open', null],
    ['open', null],
  ])
})
