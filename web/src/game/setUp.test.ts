import { expect, test } from 'vitest'
import type { Catalogue, GameEntry } from '../net/types'
import { crowded, crowdOf, entryOf, firstSetUp, fit, fitting, resized, seated, startsAtOnce, toTable, wasByHand } from './setUp'

const king: GameEntry = {
  game: 'king',
  least: 2,
  most: 6,
  editions: ['2016', '2010'],
  monsters: ['gigazaur', 'alienoid', 'kraken'],
  monsters_of: { '2016': ['gigazaur', 'alienoid'], '2010': ['gigazaur', 'kraken'] },
  options: [
    { name: 'ends', values: ['turn', 'round'], default: null },
    { name: 'two_player_variant', values: [false, true], default: false },
  ],
  cards: [],
  faces: [],
  tokens: [],
  life: {},
}
const duel: GameEntry = { ...king, game: 'duel', most: 2, editions: ['2019'], monsters_of: { '2019': ['alienoid'] }, options: [] }
const catalogue: Catalogue = {
  games: [king, duel],
  bots: ['greedy', 'champion'],
  packs: [{ name: 'undead', game: 'king' }],
  lessons: [],
  languages: [],
  rules: '',
  limits: { name: 24, line: 300 },
}

test('playing now is one person against three bots, at once', () => {
  const first = firstSetUp('now', catalogue)
  expect(first.seats.map(({ by }) => by)).toEqual(['me', 'bot:greedy', 'bot:greedy', 'bot:greedy'])
  expect(startsAtOnce(first)).toBe(true)
  expect(startsAtOnce(firstSetUp('friends', catalogue))).toBe(false)
})

test('bots alone begin at once, and nobody sits with them', () => {
  const table = toTable(firstSetUp('watch', catalogue), 'Ann')
  expect(table.seats.map(({ by }) => by)).toEqual(Array(4).fill('bot:greedy'))
  expect([table.start, table.listed]).toEqual([true, false])
})

test('the number of seats stays within the game', () => {
  const { seats } = firstSetUp('now', catalogue)
  expect(resized(seats, king, 9).length).toBe(6)
  expect(resized(seats, entryOf(catalogue, 'duel')).length).toBe(2)
  expect(resized(seats, king, 5)[4]).toEqual({ by: 'bot:greedy', monster: null, name: '' })
})

test('what was remembered is made to fit', () => {
  const odd = {
    edition: '1999',
    seats: [
      { by: 'me', monster: 'gigazaur' },
      { by: 'bot:clever', monster: 'gigazaur' },
      { by: 'open', monster: 'kraken' },
    ],
    options: { ends: 'never', two_player_variant: true },
  }
  expect(fitting(odd, 'now', catalogue)).toMatchObject({
    edition: '2016',
    seats: [
      { by: 'me', monster: 'gigazaur' },
      { by: 'bot:greedy', monster: null },
      { by: 'open', monster: null },
    ],
    options: {},
  })
  expect(fitting('nonsense', 'duel', catalogue).game).toBe('duel')
})

test('the variant for two is only for two', () => {
  const two = { ...firstSetUp('now', catalogue), options: { two_player_variant: true } }
  expect(fit(two, catalogue).options).toEqual({})
  expect(fit({ ...two, seats: two.seats.slice(0, 2) }, catalogue).options).toEqual({ two_player_variant: true })
})

test('the edition travels with the options, and no clock has no seconds', () => {
  const table = toTable(firstSetUp('now', catalogue), 'Ann')
  expect(table.options).toEqual({ edition: '2016' })
  expect(table.clock).toEqual({ kind: 'none', seconds: 0 })
  expect(table.start).toBe(true)
  expect(table.listed).toBe(false)
})

test('only people who share a screen have names of their own', () => {
  const named = (way: 'now' | 'screen') => {
    const first = firstSetUp(way, catalogue)
    return toTable({ ...first, seats: first.seats.map((seat, place) => ({ ...seat, name: `N${place}` })) }, 'Ann').seats
  }
  expect(named('now').map(({ name }) => name)).toEqual([undefined, undefined, undefined, undefined])
  expect(named('screen').map(({ name }) => name)).toEqual(['N0', 'N1', undefined])
})

test('packs that are not there, or are for the other game, are forgotten', () => {
  const chosen = { ...firstSetUp('now', catalogue), options: { packs: ['undead', 'lost'] } }
  expect(fit(chosen, catalogue).options).toEqual({ packs: ['undead'] })
  expect(fit({ ...chosen, game: 'duel' }, catalogue).options).toEqual({})
})

test('a bot that is not there is not asked to play', () => {
  const strong = { ...firstSetUp('duel', catalogue), seats: ['me', 'bot:champion'].map((by) => ({ by, monster: null, name: '' })) }
  expect(fit(strong, catalogue).seats[1]?.by).toBe('bot:champion')
  expect(fit(strong, { ...catalogue, bots: ['greedy'] }).seats[1]?.by).toBe('bot:greedy')
})

test('a rated game has a clock, one seat for everybody and no packs', () => {
  const rated = { ...firstSetUp('duel', catalogue), rated: true, clock: { kind: 'move' as const, seconds: 60 } }
  expect(fit(rated, catalogue).rated).toBe(true)
  expect(toTable(fit(rated, catalogue), 'Ann').rated).toBe(true)
  expect(fit({ ...rated, clock: { kind: 'none', seconds: 60 } }, catalogue).rated).toBe(false)
  expect(fit({ ...rated, seats: rated.seats.map((seat) => ({ ...seat, by: 'me' })) }, catalogue).rated).toBe(false)
})

test('the bots of a step take the seats of bots, unless each was chosen by hand', () => {
  const first = firstSetUp('now', catalogue)
  const by = (setUp: typeof first): string[] => seated(setUp, ['champion', 'greedy']).seats.map((seat) => seat.by)
  expect(by(first)).toEqual(['me', 'bot:champion', 'bot:greedy', 'bot:champion'])
  expect(by({ ...first, byHand: true })).toEqual(['me', 'bot:greedy', 'bot:greedy', 'bot:greedy'])
})

test('a set-up from before the ladder was chosen by hand if its bots were', () => {
  const seats = (...by: string[]) => ({ seats: by.map((one) => ({ by: one, monster: null, name: '' })) })
  expect([wasByHand(undefined), wasByHand(seats('me', 'bot:greedy')), wasByHand(seats('me', 'bot:champion'))]).toEqual([false, false, true])
  expect(wasByHand({ ...seats('me', 'bot:champion'), byHand: false })).toBe(false)
  expect(fitting(seats('me', 'bot:champion'), 'duel', catalogue).byHand).toBe(true)
})

test('more players keep those who are there, with their monsters and names', () => {
  const { seats } = firstSetUp('screen', catalogue)
  const named = seats.map((seat, place) => ({ ...seat, monster: ['gigazaur', 'alienoid', null][place]!, name: `N${place}` }))
  const more = crowded(named, { me: 3, open: 1, bots: 1 })
  expect(crowdOf(more)).toEqual({ me: 3, open: 1, bots: 1 })
  expect(more.map(({ by }) => by)).toEqual(['me', 'me', 'me', 'open', 'bot:greedy'])
  expect(more.map(({ name }) => name)).toEqual(['N0', 'N1', '', '', 'N2'])
  expect(crowded(more, { me: 1, open: 0, bots: 1 })).toEqual([named[0], named[2]])
})
