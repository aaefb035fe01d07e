import { expect, test } from 'vitest'
import type { GameEvent, KingScene } from '../net/types'
import { attackerOf, effectsOf, within } from './effects'
import { frames, isMove } from './moves'

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

test('claws fly from the attacker to the figure that is struck, which flinches', () => {
  const effects = effectsOf(event('lost_hearts', { monster: 1, amount: 3, total: 4 }), scene)
  expect(effects.map(({ how }) => how)).toEqual(['fly', 'strike', 'flinch', 'shake', 'rise'])
  expect(effects[0]).toMatchObject({ kind: 'claw', from: 'body-0', to: 'body-1' })
  for (const effect of effects.slice(1, 4)) expect(effect.to).toBe('body-1')
  expect(effects[4]).toMatchObject({ text: '−3', to: 'seat-1' })
  const small = effectsOf(event('lost_hearts', { monster: 1, amount: 2, total: 5 }), scene)
  expect(small.map(({ how }) => how)).toEqual(['fly', 'strike', 'flinch', 'rise'])
  expect(small[2]!.force).toBeLessThan(effects[2]!.force!)
})

test('who hurts itself is struck by nobody', () => {
  expect(attackerOf(0, scene)).toBe(null)
  expect(attackerOf(1, scene)).toBe(0)
  expect(attackerOf(1, null)).toBe(null)
  const effects = effectsOf(event('lost_hearts', { monster: 0, amount: 1, total: 6 }), scene)
  expect(effects.map(({ how }) => how)).toEqual(['strike', 'flinch', 'rise'])
})

test('a big strike comes with a roar, a small one with a lunge', () => {
  expect(effectsOf(event('smash', { monster: 0, claws: 4 }), scene)).toMatchObject([
    { shout: 'web-roar', to: 'body-0' },
    { how: 'roar', to: 'body-0' },
  ])
  expect(effectsOf(event('smash', { monster: 0, claws: 1 }), scene)).toMatchObject([{ how: 'lunge', to: 'body-0' }])
})

test('a gong is struck at 17 stars, and the third last heart is a warning', () => {
  const banners = (amount: number, total: number) =>
    effectsOf(event('stars', { monster: 1, amount, total }), scene).filter(({ how }) => how === 'banner')
  expect(banners(2, 18)).toMatchObject([{ shout: 'web-gong', text: '18', seat: 1 }])
  expect(banners(1, 16)).toEqual([])
  expect(banners(1, 18)).toEqual([])
  const shouts = (amount: number, total: number) =>
    effectsOf(event('lost_hearts', { monster: 1, amount, total }), scene).flatMap(({ shout }) => shout ?? [])
  expect(shouts(2, 3)).toEqual(['web-danger'])
  expect(shouts(1, 2)).toEqual([])
  expect(shouts(4, 0)).toEqual([])
})

test('who falls topples in dust, and who buys hops', () => {
  expect(effectsOf(event('fell', { monster: 1 }), scene).map(({ how }) => how)).toEqual(['topple', 'dust'])
  expect(effectsOf(event('bought', { monster: 0, card: 'wings', price: 6 }), scene).at(-1)).toMatchObject({ how: 'hop', to: 'body-0' })
})

test('figures end a move where they began it, and harder blows throw them further', () => {
  for (const move of ['flinch', 'lunge', 'roar', 'hop'] as const) {
    const played = frames(move, 0.5, { x: 1, y: 0 })
    expect(isMove(move)).toBe(true)
    expect(played.at(-1)).toEqual(played[0])
  }
  const thrown = (force: number): number => Math.abs(Number.parseFloat(String(frames('flinch', force, { x: -1, y: 0 })[1]!['translate'])))
  expect(thrown(1)).toBeGreaterThan(thrown(0.2))
  expect(String(frames('flinch', 1, { x: -1, y: 0 })[1]!['translate'])).toMatch(/^-/)
})

test('everybody shows what they rolled for the first turn, and the starter roars', () => {
  expect(effectsOf(event('opening_roll', { monster: 1, claws: 3 }), scene)).toMatchObject([{ how: 'rise', text: '3', to: 'seat-1' }])
  expect(effectsOf(event('begins', { monster: 1 }), scene)).toMatchObject([
    { how: 'strike', shout: 'web-roar', to: 'body-1' },
    { how: 'roar' },
  ])
})

test('a card flies from the place it was bought from', () => {
  expect(effectsOf(event('bought', { monster: 0, card: 'wings', price: 6 }), scene)[0]).toMatchObject({
    from: 'market-0',
    to: 'body-0',
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
