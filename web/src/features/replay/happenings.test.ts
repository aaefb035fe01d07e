import { expect, test } from 'vitest'
import type { GameEvent } from '../../net/types'
import { share } from './happenings.svelte'

const events = (count: number): GameEvent[] => Array.from({ length: count }, (_, seat) => ({ name: 'stars', seat, values: {}, say: null }))

test('the events of a step share its time', () => {
  expect(share(events(4), 1600)).toMatchObject({ each: 400 })
  expect(share(events(1), 1600)).toMatchObject({ each: 800 })
})

test('of more events than can be seen, the last ones are', () => {
  const { shown, each } = share(events(20), 900)
  expect(shown.map(({ seat }) => seat)).toEqual([15, 16, 17, 18, 19])
  expect(each).toBe(180)
})

test('nothing takes no time', () => {
  expect(share([], 500).shown).toEqual([])
})
