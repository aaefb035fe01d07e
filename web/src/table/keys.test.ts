import { expect, test } from 'vitest'
import { keyOf, letterOf, placeOf } from './keys'

test('keys and places fit each other', () => {
  for (const dice of [true, false])
    for (let place = 0; place < 26; place++) expect(placeOf(keyOf(place, dice), dice)).toBe(place)
})

test('digits mean dice while dice are kept', () => {
  expect(placeOf('3', true)).toBeNull()
  expect(placeOf('3', false)).toBe(2)
  expect(placeOf('Enter', false)).toBeNull()
})

test('a Cyrillic keyboard has the same letters', () => {
  expect(letterOf({ code: 'KeyA', key: 'ф' } as KeyboardEvent)).toBe('a')
  expect(letterOf({ code: 'Digit4', key: '4' } as KeyboardEvent)).toBe('4')
})
