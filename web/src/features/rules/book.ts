/** The book of a game: its handbook and its cards, with those of packs. */

import type { GameEntry, Handbook, PackForPage } from '../../net/types'

export interface Book {
  handbook: Handbook
  /** The game as the catalogue lists it, with costs, editions and monsters; its cards include those of packs. */
  entry: GameEntry
  /** The pack that brings a card, for those that a pack brings. */
  packOf: Record<string, string>
}

/** The book of a game and of packs for it. */
export function withPacks(book: Book, packs: PackForPage[]): Book {
  return packs.reduce(
    ({ handbook, entry, packOf }, pack) => ({
      handbook: {
        ...handbook,
        cards: { ...handbook.cards, ...pack.handbook.cards },
        events: { ...handbook.events, ...pack.handbook.events },
        decisions: { ...handbook.decisions, ...pack.handbook.decisions },
      },
      entry: { ...entry, cards: [...entry.cards, ...pack.cards] },
      packOf: { ...packOf, ...Object.fromEntries(pack.cards.map(({ id }) => [id, pack.name])) },
    }),
    book,
  )
}
