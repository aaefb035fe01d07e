import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { soundsOf } from './sounds'

const RULES = join(import.meta.dirname, '../../../../src/daikaiju/rules')
const event = (name: string, seat: number | null = 0, values: Record<string, unknown> = {}) => ({ name, seat, values, say: null })

/** Covered by the sound of another event, or too small to make a sound. */
const SILENT = [
  ...['goes_again', 'slept', 'fewer_dice', 'spent_dice_tokens', 'skipped_dice', 'left_out', 'resolved', 'multiplied'],
  ...['bonus', 'traded_bonus', 'lost_card', 'dominated', 'claws_added', 'lost_stars', 'paid', 'lost_energy'],
  ...['bay_closed', 'eliminated', 'looked', 'reshuffled'],
]

test('every event of the rules is heard, or silent on purpose', () => {
  for (const game of ['king', 'duel']) {
    const text = readFileSync(join(RULES, game, 'events.py'), 'utf8')
    for (const [, name] of text.matchAll(/event\("(\w+)"/g)) {
      expect(soundsOf(event(name!), [0]).length === 0, `${game}: ${name}`).toBe(SILENT.includes(name!))
    }
  }
})

test('a turn calls only its own player', () => {
  expect(soundsOf(event('turn', 1), [1, 2])).toEqual(['turn'])
  expect(soundsOf(event('turn', 0), [1, 2])).toEqual([])
  expect(soundsOf(event('turn', 0), [])).toEqual([])
})

test('the end sounds as it is for who listens', () => {
  expect(soundsOf(event('won', 1), [1])).toEqual(['roar', 'win'])
  expect(soundsOf(event('won', 0), [1])).toEqual(['roar', 'lose'])
  expect(soundsOf(event('won', 0), [])).toEqual(['roar', 'win'])
})

test('the gong sounds once on the way to 20 stars, whoever it is', () => {
  expect(soundsOf(event('stars', 2, { monster: 2, amount: 2, total: 17 }), [0])).toContain('gong')
  expect(soundsOf(event('stars', 2, { monster: 2, amount: 1, total: 16 }), [0])).not.toContain('gong')
  expect(soundsOf(event('stars', 2, { monster: 2, amount: 1, total: 18 }), [0])).not.toContain('gong')
})

test('a heart beats when few of one’s own are left, and not when none is', () => {
  const lost = (monster: number, amount: number, total: number) => soundsOf(event('lost_hearts', 0, { monster, amount, total }), [1])
  expect(lost(1, 2, 3)).toEqual(['claw', 'hurt', 'danger'])
  expect(lost(1, 1, 2)).toEqual(['claw', 'hurt'])
  expect(lost(1, 5, 0)).toEqual(['claw', 'hurt', 'crumble'])
  expect(lost(0, 2, 3)).toEqual(['claw'])
  expect(lost(0, 3, 4)).toEqual(['claw', 'crumble'])
})
