import { expect, test } from 'vitest'
import { hyphenated, typeset } from './typeset'

test('a number stays with what it counts', () => {
  expect(typeset('Кинг получает 3 куба энергии (теперь 4).')).toBe('Кинг получает 3\u00A0куба энергии (теперь\u00A04).')
  expect(typeset('You have 10 hearts of 12.')).toBe('You have 10\u00A0hearts of 12.')
  expect(typeset('Интервал 95 %')).toBe('Интервал 95\u00A0%')
})

test('a dash does not begin a line', () => {
  expect(typeset('За вход — 1 звезда')).toBe('За вход\u00A0— 1\u00A0звезда')
})

test('other text stays as it is', () => {
  expect(typeset('Wings')).toBe('Wings')
})

test.each([
  ['Энергетический напиток', 'Энер-ге-ти-чес-кий напиток'],
  ['Нефтеперерабатывающий завод', 'Неф-те-пе-ре-ра-ба-ты-ва-ющий завод'],
  ['Природний добір', 'При-род-ний добір'],
  ['Крила', 'Крила'],
  ['Friend of Children', 'Friend of Children'],
])('%s may be broken between syllables', (text, parted) => {
  expect(hyphenated(text).replaceAll('\u00AD', '-')).toBe(parted)
})
