import { expect, test } from 'vitest'
import { percentOf } from './percent'

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
