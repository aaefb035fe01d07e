import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { soundOf } from './events'

const RULES = join(import.meta.dirname, '../../../src/daikaiju/rules')
const event = (name: string, seat: number | null = 0) => ({ name, seat, values: {}, say: null })

/** Covered by the sound of another event, or too small to make a sound. */
const SILENT = [
  ...['begins', 'goes_again', 'slept', 'fewer_dice', 'spent_dice_tokens', 'skipped_dice', 'left_out', 'resolved'],
  ...['multiplied', 'bonus', 'traded_bonus', 'used', 'lost_card', 'dominated', 'claws_added', 'lost_stars', 'paid'],
  ...['lost_energy', 'bay_closed', 'eliminated', 'looked', 'reshuffled'],
]

test('every event of the rules is heard, or silent on purpose', () => {
  for (const game of ['king', 'duel']) {
    const text = readFileSync(join(RULES, game, 'events.py'), 'utf8')
    for (const [, name] of text.matchAll(/event\("(\w+)"/g)) {
      expect(soundOf(event(name!), [0]) === null, `${game}: ${name}`).toBe(SILENT.includes(name!))
    }
  }
})

test('a turn calls only its own player', () => {
  expect(soundOf(event('turn', 1), [1, 2])).toBe('turn')
  expect(soundOf(event('turn', 0), [1, 2])).toBeNull()
  expect(soundOf(event('turn', 0), [])).toBeNull()
})

test('the end sounds as it is for who listens', () => {
  expect(soundOf(event('won', 1), [1])).toBe('win')
  expect(soundOf(event('won', 0), [1])).toBe('lose')
  expect(soundOf(event('won', 0), [])).toBe('win')
})
