import { expect, test } from 'vitest'
import type { DuelForm, GameEntry, KingForm, KingMonsterForm } from '../../net/types'
import {
  forSale,
  freeCopy,
  inEdition,
  inPhase,
  inZone,
  resized,
  turned,
  withCard,
  withDice,
  withLife,
  withName,
  withoutCard,
  withToken,
} from './form'

const FACES = ['1', '2', '3', 'heart', 'energy', 'claw']
const one = (monster: string, part: Partial<KingMonsterForm> = {}): KingMonsterForm => ({
  monster,
  alive: true,
  hearts: 10,
  stars: 0,
  energy: 0,
  zone: 'outside',
  poison: 0,
  shrink: 0,
  extra_turns: 0,
  cards: [],
  ...part,
})
const form: KingForm = {
  game: 'king',
  options: { edition: '2016', ends: 'turn' },
  active: 0,
  turn: 1,
  phase: 'roll',
  dice: [],
  rolls_left: 0,
  market: ['wings', null, 'tank'],
  monsters: [one('gigazaur', { zone: 'city' }), one('the_king'), one('alienoid')],
  mimic_on: null,
}
const entry = {
  monsters_of: { '2010': ['gigazaur', 'the_king', 'kraken', 'cyber_bunny'], '2016': ['gigazaur', 'the_king', 'alienoid', 'cyber_kitty'] },
  cards: [
    { id: 'wings', kind: 'keep', cost: {}, copies: { '2010': 1, '2016': 1 } },
    { id: 'tank', kind: 'discard', cost: {}, copies: { '2016': 1 } },
    { id: 'extra_head', kind: 'keep', cost: {}, copies: { '2010': 2, '2016': 2 } },
  ],
} as unknown as GameEntry

test('a phase with dice has dice, and one without has none', () => {
  const rolling = inPhase(form, 'rolling', FACES)
  expect([rolling.dice, rolling.rolls_left]).toEqual([FACES, 2])
  const final = inPhase(turned(rolling, 5, FACES), 'resolve', FACES)
  expect([final.dice[5], final.rolls_left]).toEqual(['1', 0])
  expect(inPhase(final, 'buy', FACES).dice).toEqual([])
  expect(withDice(rolling, 8, FACES).dice.slice(6)).toEqual(['1', '2'])
  expect(withDice(rolling, 2, FACES).dice).toEqual(['1', '2'])
})

test('there is one monster in each part of Tokyo', () => {
  expect(inZone(form, 1, 'city').monsters.map(({ zone }) => zone)).toEqual(['outside', 'city', 'outside'])
  expect(inZone(form, 1, 'bay').monsters.map(({ zone }) => zone)).toEqual(['city', 'bay', 'outside'])
})

test('an eliminated monster owns nothing, and the turn goes to a living one', () => {
  const dead = withLife(withCard(form, 0, 'extra_head') as KingForm, 0, false)
  expect(dead.monsters[0]).toMatchObject({ alive: false, zone: 'outside', cards: [], hearts: 0 })
  expect(dead.active).toBe(1)
  expect(withLife(dead, 0, true).monsters[0]!.hearts).toBe(10)
})

test('seats are added, taken away and swapped', () => {
  const four = resized(form, 4, entry.monsters_of['2016']!)
  expect(four.monsters.map(({ monster }) => monster)).toEqual(['gigazaur', 'the_king', 'alienoid', 'cyber_kitty'])
  const two = resized({ ...four, active: 3 }, 2, entry.monsters_of['2016']!)
  expect([two.monsters.length, two.active]).toEqual([2, 1])
  expect(withName(form, 0, 'alienoid').monsters.map(({ monster }) => monster)).toEqual(['alienoid', 'the_king', 'gigazaur'])
})

test('another edition has its own monsters, cards and end', () => {
  const old = inEdition(form, '2010', entry)
  expect(old.options).toEqual({ edition: '2010' })
  expect(old.monsters.map(({ monster }) => monster)).toEqual(['gigazaur', 'the_king', 'kraken'])
  expect(old.market).toEqual(['wings', null, null])
})

test('a card lies in one place only, and two copies in two', () => {
  expect(freeCopy(form, entry, 'wings')).toBeNull()
  const owned = withCard(form, 1, freeCopy(form, entry, 'extra_head')!)
  expect(freeCopy(owned, entry, 'extra_head')).toBe('extra_head_2')
  expect(withoutCard(owned, 1, 'extra_head').monsters[1]!.cards).toEqual([])
  expect(forSale(form, 1, 'extra_head_2').market).toEqual(['wings', 'extra_head_2', 'tank'])
})

test('a buzz token lies in one place, or in the supply', () => {
  const duel = { game: 'duel', tokens: [{ token: 'cat', track: 'fame', space: 2, turned: false }] } as unknown as DuelForm
  expect(withToken(duel, 'cat', { track: 'destruction', space: -1 }).tokens).toEqual([{ token: 'cat', track: 'destruction', space: -1 }])
  expect(withToken(duel, 'cat', null).tokens).toEqual([])
})
