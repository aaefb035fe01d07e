import { describe, expect, it } from 'vitest'
import { ANY, costs, find, inEdition, isInRulings, type ReadCard } from './cards'

function card(name: string, effect: string, cost: number, kind: 'keep' | 'discard' = 'keep'): ReadCard {
  return { id: name, kind, cost, copies: 1, name, effect, rulings: [], token: null, pack: null }
}

const WINGS = card('Wings', 'Pay 2 energy to lose no hearts.', 6)
const TANK = card('Tank', 'Gain 4 stars and lose 3 hearts.', 4, 'discard')
const HEAL = card('Heal', 'Heal 2 hearts.', 3, 'discard')
const CARDS = [WINGS, TANK, HEAL]

const names = (cards: ReadCard[]) => cards.map((one) => one.name)

describe('finding cards', () => {
  it('orders by name, or by cost and then name', () => {
    expect(names(find(CARDS, ANY, 'en'))).toEqual(['Heal', 'Tank', 'Wings'])
    expect(names(find([...CARDS, card('Acid', '', 6)], { ...ANY, order: 'cost' }, 'en'))).toEqual(['Heal', 'Tank', 'Acid', 'Wings'])
  })

  it('orders by the alphabet of the language', () => {
    const cards = ['Їжак', 'Йод', 'Ялина', 'Ікра', 'Ґава', 'Дім'].map((name) => card(name, '', 1))
    expect(names(find(cards, ANY, 'uk'))).toEqual(['Ґава', 'Дім', 'Ікра', 'Їжак', 'Йод', 'Ялина'])
    const russian = ['Ёж', 'Жук', 'Еда'].map((name) => card(name, '', 1))
    expect(names(find(russian, ANY, 'ru'))).toEqual(['Еда', 'Ёж', 'Жук'])
  })

  it('needs every word, in the name, the effect or a ruling', () => {
    expect(names(find(CARDS, { ...ANY, text: 'lose HEARTS' }, 'en'))).toEqual(['Tank', 'Wings'])
    expect(names(find(CARDS, { ...ANY, text: 'wing stars' }, 'en'))).toEqual([])
    expect(names(find([{ ...HEAL, rulings: ['Works in Tokyo.'] }], { ...ANY, text: 'tokyo' }, 'en'))).toEqual(['Heal'])
  })

  it('puts cards that are called so before cards that only mention it', () => {
    const zeal = card('Zeal', 'Heal everybody.', 1)
    expect(names(find([zeal, card('Acid', 'You cannot heal.', 2), HEAL], { ...ANY, text: 'heal' }, 'en'))).toEqual(['Heal', 'Acid', 'Zeal'])
  })

  it('knows when a word stands in the rulings only', () => {
    const ruled = { ...HEAL, rulings: ['Works in Tokyo.'] }
    expect(isInRulings(ruled, 'tokyo')).toBe(true)
    expect(isInRulings(ruled, 'hearts')).toBe(false)
    expect(isInRulings(ruled, ' ')).toBe(false)
  })

  it('forgives ё and apostrophes', () => {
    expect(find([card('Ещё больше', '', 4)], { ...ANY, text: 'еще' }, 'ru')).toHaveLength(1)
    expect(find([card('П’ять', '', 4)], { ...ANY, text: "п'ять" }, 'uk')).toHaveLength(1)
  })

  it('filters by kind and cost', () => {
    expect(names(find(CARDS, { ...ANY, kind: 'discard' }, 'en'))).toEqual(['Heal', 'Tank'])
    expect(names(find(CARDS, { ...ANY, cost: 6 }, 'en'))).toEqual(['Wings'])
    expect(costs(CARDS)).toEqual([3, 4, 6])
  })
})

it('reads a value that an edition changes', () => {
  expect(inEdition(3, '2010')).toBe(3)
  expect(inEdition({ '2016': 3, '2010': 2 }, '2010')).toBe(2)
})
