import { expect, test } from 'vitest'
import { againstBots, fittingWish } from './wish'

test('what is remembered is used as far as it is possible now', () => {
  expect(fittingWish(undefined, false)).toEqual({ game: 'king', players: null, clock: null, rated: false, botsAfter: 30 })
  expect(fittingWish({ game: 'duel', players: 5, clock: 7, rated: true, botsAfter: 1 }, false)).toEqual({
    game: 'duel',
    players: null,
    clock: null,
    rated: false,
    botsAfter: 30,
  })
  const whole = { game: 'king', players: 5, clock: 15, rated: true, botsAfter: 0 }
  expect(fittingWish(whole, true)).toEqual(whole)
})

test('a table against bots is what was wished for, without the people', () => {
  const table = againstBots({ game: 'king', players: 3, clock: 15 }, 'rookie', 'Ann')
  expect(table.seats.map(({ by }) => by)).toEqual(['me', 'bot:rookie', 'bot:rookie'])
  expect(table.clock).toEqual({ kind: 'move', seconds: 15 })
  expect(againstBots({ game: 'duel' }, 'rookie', '').seats).toHaveLength(2)
  expect(againstBots({ game: 'king' }, 'rookie', '').clock).toEqual({ kind: 'none', seconds: 0 })
  const rated = againstBots({ game: 'king', rated: true }, 'quick', 'Ann')
  expect(rated.seats).toHaveLength(4)
  expect([rated.seats[1]?.by, rated.clock]).toEqual(['bot:greedy', { kind: 'move', seconds: 60 }])
})
