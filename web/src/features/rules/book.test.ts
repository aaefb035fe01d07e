import { describe, expect, test } from 'vitest'
import type { CardEntry, PackForPage } from '../../net/types'
import { type Book, withPacks } from './book'

function card(id: string): CardEntry {
  return { id, kind: 'keep', cost: { '2024': 4 }, copies: { '2024': 1 } }
}

describe('the book of a game and its packs', () => {
  const game = {
    handbook: {
      sections: [],
      events: { rolled: ['D-1'] },
      decisions: {},
      cards: { dominate: { rulings: 2 } },
      tokens: {},
      places: {},
      faces: {},
    },
    entry: { cards: [card('dominate')] },
    packOf: {},
  } as unknown as Book
  const pack: PackForPage = {
    name: 'machines',
    game: 'duel',
    cards: [card('tow_truck')],
    pictures: {},
    words: { en: '', ru: '', uk: '' },
    handbook: { cards: { tow_truck: { rulings: 1, clauses: ['D-2'] } }, events: { towed: ['D-2'] }, decisions: { tow: ['D-2'] } },
  }

  test('has the cards, rulings and clauses of both', () => {
    const book = withPacks(game, [pack])
    expect(book.entry.cards.map(({ id }) => id)).toEqual(['dominate', 'tow_truck'])
    expect(Object.keys(book.handbook.cards)).toEqual(['dominate', 'tow_truck'])
    expect(book.handbook.events).toEqual({ rolled: ['D-1'], towed: ['D-2'] })
    expect(book.handbook.decisions).toEqual({ tow: ['D-2'] })
    expect(book.packOf).toEqual({ tow_truck: 'machines' })
  })

  test('is that of the game where there is no pack', () => {
    expect(withPacks(game, [])).toBe(game)
  })
})
