import { expect, test } from 'vitest'
import { goesOn, isWider } from './wideTable'

test('a table that fits is neither scrolled nor faded', () => {
  const fits = { scrollLeft: 0, clientWidth: 300, scrollWidth: 301 }
  expect([isWider(fits), goesOn(fits)]).toEqual([false, false])
})

test('a wide table goes on until it is scrolled to its end', () => {
  const wide = { clientWidth: 300, scrollWidth: 480 }
  expect([0, 100, 179.5, 180].map((scrollLeft) => goesOn({ ...wide, scrollLeft }))).toEqual([true, true, false, false])
  expect(isWider({ ...wide, scrollLeft: 180 })).toBe(true)
})
