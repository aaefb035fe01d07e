import { expect, test } from 'vitest'
import type { GameEvent, KingScene } from '../../net/types'
import { moodOf } from './mood'

const scene = {
  winners: [],
  monsters: [
    { alive: true, hearts: 10 },
    { alive: true, hearts: 3 },
    { alive: false, hearts: 0 },
  ],
} as unknown as KingScene
const event = (name: string, values: Record<string, unknown>): GameEvent => ({ name, seat: null, values, say: null })

test('a monster looks as it is', () => {
  expect([0, 1, 2].map((seat) => moodOf(scene, seat, null))).toEqual(['calm', 'hurt', 'fallen'])
  expect(moodOf({ ...scene, winners: [1] }, 1, null)).toBe('proud')
})

test('what happens to it shows at once, and to no other', () => {
  const blow = event('lost_hearts', { monster: 0, amount: 1, total: 9 })
  expect([0, 1].map((seat) => moodOf(scene, seat, blow))).toEqual(['struck', 'hurt'])
  expect(moodOf(scene, 0, event('smash', { monster: 0, claws: 3 }))).toBe('roar')
  expect(moodOf(scene, 0, event('smash', { monster: 0, claws: 2 }))).toBe('calm')
})
