import { expect, test } from 'vitest'
import type { Analysis } from '../../net/types'
import { fileOf, hashOfText, lineTo, root, rows, textOfHash, tried } from './tree'

const at = (text: string): Analysis => ({ text }) as unknown as Analysis
const said = { key: 'x' }

test('an answer tried again is the same node, another one is a branch', () => {
  const start = root(at('a'))
  const first = tried(start, 1, said, 0, at('ab'))
  expect(tried(start, 2, said, 0, at('ab'))).toBe(first)
  const second = tried(start, 3, said, 0, at('ac'))
  const deep = tried(first, 4, said, null, at('abd'))
  expect(lineTo(deep).map(({ id }) => id)).toEqual([0, 1, 4])
  expect(rows(start).map(({ node, depth }) => [node.id, depth])).toEqual([
    [0, 0],
    [1, 1],
    [4, 1],
    [3, 1],
  ])
  first.comment = ' why \n not? '
  expect(fileOf(deep, ({ id }) => `${id}`)).toBe('# 1: why not?\nabd')
  expect(fileOf(second, () => '')).toBe('ac')
})

test('a text travels in an address and back, in any letters', () => {
  const text = 'game: king\ntitle: Зробити ÿ 🐉 ???>>>\n'
  expect(textOfHash(hashOfText(text))).toBe(text)
  expect(textOfHash(`#step=3&${hashOfText(text).slice(1)}`)).toBe(text)
  expect([textOfHash(''), textOfHash('#text=%%%'), textOfHash('#text=_w')]).toEqual([null, null, null])
})
