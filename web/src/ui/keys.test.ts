import { expect, test } from 'vitest'
import type { Answer } from '../net/types'
import { keysOf, letterOf } from './keys'

const answers = (...about: Partial<Answer>[]): Answer[] => about.map((one) => ({ action: 0, label: { key: '' }, word: '', ...one }))

test('answers have digits, then letters, and every key once', () => {
  const keys = keysOf(answers(...Array<object>(12).fill({})), false)
  expect(keys).toEqual([...'123456789abc'])
})

test('letters are for answers while digits mean dice', () => {
  expect(keysOf(answers({}, {}), true)).toEqual(['a', 'b'])
})

test('a face, a die or a number to choose has the key of its own number', () => {
  expect(keysOf(answers({ face: '2' }, { face: '3' }, { face: 'heart' }, { face: 'claw' }), false)).toEqual(['2', '3', '4', '5'])
  expect(keysOf(answers({ die: 2 }, { die: 5 }, {}), false)).toEqual(['2', '5', '6'])
  expect(keysOf(answers({ number: 0 }, { number: 1 }), false)).toEqual(['0', '1'])
})

test('numbers that stand for several answers stand for none', () => {
  expect(keysOf(answers({ die: 2, face: '1' }, { die: 2, face: '3' }), false)).toEqual(['1', '2'])
})

test('a Cyrillic keyboard has the same letters', () => {
  expect(letterOf({ code: 'KeyA', key: 'ф' } as KeyboardEvent)).toBe('a')
  expect(letterOf({ code: 'Digit4', key: '4' } as KeyboardEvent)).toBe('4')
})
