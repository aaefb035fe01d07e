import { expect, test } from 'vitest'
import { percentOf, readsAsNone } from './percent'

test.each([
  [0, '0%'],
  [0.0001, '<1%'],
  [0.005, '1%'],
  [0.544, '54%'],
  [0.9949, '99%'],
  [0.9999, '>99%'],
  [1, '100%'],
])('a chance of %d reads %s', (chance, text) => {
  expect(percentOf(chance, 'en')).toBe(text)
})

test.each([
  [0, true],
  [0.0004, true],
  [0.0006, false],
  [0.02, false],
])('a gap of %d reads as none: %s', (gap, none) => {
  expect(readsAsNone(gap)).toBe(none)
})
