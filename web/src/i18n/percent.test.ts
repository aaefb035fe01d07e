import { expect, test } from 'vitest'
import { percentOf, readsAsNone, signedPointsOf } from './percent'

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
  ['en', -0.1093, '−10.9'],
  ['ru', -0.1093, '−10,9'],
  ['uk', 0.02, '+2,0'],
  ['en', -0.0004, '0.0'],
])('in %s, %d is written as %s', (language, share, text) => {
  expect(signedPointsOf(share, language)).toBe(text)
})

test.each([
  [0, true],
  [0.0004, true],
  [0.0006, false],
  [0.02, false],
])('a gap of %d reads as none: %s', (gap, none) => {
  expect(readsAsNone(gap)).toBe(none)
})
