import { expect, test } from 'vitest'
import type { KingMonster } from '../../net/types'
import { damageOf, stateOf } from './city'

const monsters = (...alive: boolean[]) => alive.map((one) => ({ alive: one }) as KingMonster)

test('a new city is whole, and suffers by what happened', () => {
  const all = monsters(true, true, true, true)
  const course = [0, 4, 12, 20, 30, 38, 60].map((havoc) => damageOf({ havoc, monsters: all }))
  expect(course[0]).toBe(0)
  expect(course).toEqual(course.toSorted((one, other) => one - other))
  expect(course.at(-1)).toBe(1)
  expect(course.map(stateOf)).toEqual(['whole', 'whole', 'scarred', 'burning', 'ruined', 'ruined', 'ruined'])
})

test('the same blows are worse in a small game, and a fall shakes the city', () => {
  const two = damageOf({ havoc: 10, monsters: monsters(true, true) })
  expect(two).toBeGreaterThan(damageOf({ havoc: 10, monsters: monsters(true, true, true, true, true, true) }))
  expect(damageOf({ havoc: 10, monsters: monsters(true, false) })).toBeGreaterThan(two)
})

test('games stored before the city kept count are drawn as well', () => {
  const old = { monsters: monsters(true, true) } as Parameters<typeof damageOf>[0]
  expect(damageOf(old)).toBe(0)
})
