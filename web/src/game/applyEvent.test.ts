import { expect, test } from 'vitest'
import { applyEvent, beforeOpening } from './applyEvent'
import type { DuelScene, GameEvent, KingScene } from '../net/types'

const before = {
  game: 'king',
  active: 0,
  city: null,
  bay: 1,
  dice: ['1', '2'],
  market: [{ id: 'wings', price: 6 }, null, { id: 'tank', price: 4 }],
  monsters: [
    { hearts: 10, stars: 0, energy: 3, poison: 0, shrink: 0, alive: true },
    { hearts: 7, stars: 2, energy: 0, poison: 1, shrink: 0, alive: true },
  ],
} as unknown as KingScene

function after(name: string, values: Record<string, unknown>): KingScene {
  const event: GameEvent = { name, seat: null, values, say: null }
  return applyEvent(before, event)
}

test('numbers of monsters change', () => {
  expect(after('lost_hearts', { monster: 1, amount: 2, total: 5 }).monsters[1]!.hearts).toBe(5)
  expect(after('paid', { monster: 0, amount: 3, total: 0 }).monsters[0]!.energy).toBe(0)
  expect(after('cured', { monster: 1 }).monsters[1]!.poison).toBe(0)
  expect(after('shrunk', { monster: 0 }).monsters[0]!.shrink).toBe(1)
})

test('the city suffers with the blow, by as much as the server has counted', () => {
  const blow: GameEvent = { name: 'lost_hearts', seat: null, values: { monster: 1, amount: 2, total: 5 }, say: null }
  const told = { ...before, havoc: 9 }
  expect(applyEvent({ ...before, havoc: 7 }, blow, told).havoc).toBe(9)
  expect(applyEvent({ ...before, havoc: 7 }, { ...blow, name: 'stars' }, told).havoc).toBe(7)
  expect(applyEvent({ ...before, havoc: 7 }, blow).havoc).toBe(7)
})

test('the scene before stays as it was', () => {
  after('stars', { monster: 0, amount: 1, total: 1 })
  expect(before.monsters[0]!.stars).toBe(0)
})

test('monsters move', () => {
  expect(after('entered_city', { monster: 0 }).city).toBe(0)
  const moved = after('moved_to_city', { monster: 1 })
  expect([moved.city, moved.bay]).toEqual([1, null])
  expect(after('left_tokyo', { monster: 1 }).bay).toBeNull()
  const fallen = after('eliminated', { monster: 1 })
  expect([fallen.bay, fallen.monsters[1]!.alive]).toEqual([null, false])
})

test('dice are rolled, turned and put away', () => {
  expect(after('rolled', { monster: 0, places: [1], faces: ['claw'] }).dice).toEqual(['1', 'claw'])
  expect(after('rolled', { monster: 0, places: [0, 1, 2], faces: ['1', '1', '3'] }).dice).toEqual(['1', '1', '3'])
  expect(after('changed_die', { monster: 0, die: 0, face: 'heart' }).dice).toEqual(['heart', '2'])
  expect(after('turn', { monster: 1, number: 4 })).toMatchObject({ active: 1, turn: 4, dice: [] })
})

test('cards come and go', () => {
  expect(after('bought', { monster: 0, card: 'wings', price: 6 }).market[0]).toBeNull()
  expect(after('revealed', { card: 'jets', slot: 1 }).market[1]).toMatchObject({ id: 'jets' })
  expect(after('swept', { monster: 0 }).market).toEqual([null, null, null])
})

test('markers of the Duel are pulled', () => {
  const duel = { game: 'duel', tracks: [{ track: 'fame', marker: 0 }], monsters: [] } as unknown as DuelScene
  const pulled: GameEvent = { name: 'pulled', seat: 0, values: { monster: 0, track: 'fame', space: -2 }, say: null }
  expect(applyEvent(duel, pulled).tracks[0]!.marker).toBe(-2)
})

test('before the opening nothing is turned up or rolled, and cards come with their price', () => {
  const events: GameEvent[] = [
    { name: 'revealed', seat: null, values: { card: 'wings', slot: 0 }, say: null },
    { name: 'rolled', seat: 0, values: { places: [0, 1], faces: ['1', '2'] }, say: null },
  ]
  const first = beforeOpening(before, events)
  expect(first.market).toEqual([null, null, { id: 'tank', price: 4 }])
  expect(first.dice).toEqual([])
  expect(applyEvent(first, events[0]!, before).market[0]).toEqual({ id: 'wings', price: 6 })
})
