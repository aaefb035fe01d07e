import { expect, test } from 'vitest'
import { currentAt, OWN, SECTIONS, SETTINGS } from './sections'

const at = (path: string): string[] => [...SECTIONS, OWN, SETTINGS].filter((one) => currentAt(one, path)).map((one) => one.path)

test.each([
  ['/', '/'],
  ['/play', '/'],
  ['/t/abc-1', '/'],
  ['/rules/duel', '/learn'],
  ['/fair', '/learn'],
  ['/puzzles/king12', '/puzzles'],
  ['/game/abc/review', '/analysis'],
  ['/viewer', '/analysis'],
  ['/watch', '/watch'],
  ['/tournament/x', '/community'],
  ['/people/Ann', '/community'],
  ['/statistics', '/account'],
  ['/settings', '/settings'],
])('%s belongs to %s, and to nothing else', (path, section) => {
  expect(at(path)).toEqual([section])
})

test('an address of nothing belongs to nothing', () => {
  expect(at('/nowhere')).toEqual([])
})

test('a section says whether it is this very page', () => {
  const [, learn] = SECTIONS
  expect(currentAt(learn!, '/learn')).toBe('page')
  expect(currentAt(learn!, '/rules/king')).toBe('true')
  expect(currentAt(learn!, '/watch')).toBeUndefined()
})
