/** The order of the rules and what explains what, from the server, with the words of the rules. */

import { api } from '../../net/api'
import { usePacks } from '../../game/packs'
import { entryOf, packsOf } from '../../game/setUp'
import type { GameName } from '../../net/types'
import { loadWords } from '../../i18n/words.svelte'
import { type Book, withPacks } from './book'

const opened = new Map<GameName, Promise<Book>>()

/** The book of a game and its words in the language spoken now; fetched once, and again only after a failure. */
export function openBook(game: GameName): Promise<Book> {
  let book = opened.get(game)
  if (!book) {
    book = fetchBook(game)
    book.catch(() => opened.delete(game))
    opened.set(game, book)
  }
  return book
}

async function fetchBook(game: GameName): Promise<Book> {
  const [handbook, catalogue] = await Promise.all([api.handbook(game), api.catalogue(), loadWords('rules')])
  const packs = await usePacks(packsOf(catalogue, game))
  return withPacks({ handbook, entry: entryOf(catalogue, game), packOf: {} }, packs)
}
