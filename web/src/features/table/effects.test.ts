import { expect, test } from 'vitest'
import type { GameEvent, KingScene } from '../../net/types'
import { effectsOf, within } from './effects'

const scene = { game: 'king', active: 0, city: 0, dice: ['1'], market: [null, { id: 'tank', price: 4 }] } as unknown as KingScene
const event = (name: string, values: Record<string, unknown>): GameEvent => ({ name, seat: null, values, say: null })

test('gains fly from the dice to the monster, and are told as a number', () => {
  const effects = effectsOf(event('stars', { monster: 0, amount: 2, total: 5 }), scene)
  expect(effects.map(({ how }) => how)).toEqual(['fly', 'fly', 'rise'])
  expect(effects[0]).toMatchObject({ from: 'dice', to: 'seat-0' })
  expect(effects[2]!.text).toBe('+2')
})

test('many things are not all drawn', () => {
  expect(effectsOf(event('energy', { monster: 0, amount: 9, total: 9 }), scene).length).toBe(6)
})

test('stars for staying in Tokyo come from the city', () => {
  const [star] = effectsOf(event('stars', { monster: 0, amount: 2, total: 2 }), { ...scene, dice: [] })
  expect(star!.from).toBe('city')
})

test('a monster that loses hearts is struck', () => {
  const effects = effectsOf(event('lost_hearts', { monster: 1, amount: 3, total: 4 }), scene)
  expect(effects.map(({ how }) => how)).toEqual(['strike', 'shake', 'rise'])
  expect(effects[2]!.text).toBe('−3')
  const small = effectsOf(event('lost_hearts', { monster: 1, amount: 2, total: 4 }), scene)
  expect(small.map(({ how }) => how)).toEqual(['strike', 'rise'])
})

test('everybody shows what they rolled for the first turn, and the starter roars', () => {
  expect(effectsOf(event('opening_roll', { monster: 1, claws: 3 }), scene)).toMatchObject([{ how: 'rise', text: '3', to: 'seat-1' }])
  expect(effectsOf(event('begins', { monster: 1 }), scene)).toMatchObject([{ how: 'strike', shout: 'web-roar', to: 'seat-1' }])
})

test('a card flies from the place it was bought from', () => {
  expect(effectsOf(event('bought', { monster: 0, card: 'wings', price: 6 }), scene)[0]).toMatchObject({
    from: 'market-0',
    to: 'seat-0',
    card: 'wings',
  })
  expect(effectsOf(event('bought_from', { monster: 0, card: 'wings', seller: 2 }), scene)[0]).toMatchObject({ from: 'seat-2' })
})

test('events without a monster are not drawn', () => {
  expect(effectsOf(event('bay_closed', {}), scene)).toEqual([])
})

test('nothing is cut off by the edges of the window', () => {
  expect(within(40, 120, 800)).toBe(120)
  expect(within(790, 120, 800)).toBe(680)
  expect(within(400, 120, 800)).toBe(400)
})
