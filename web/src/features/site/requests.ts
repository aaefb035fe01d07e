/** What the page asks about the games that this browser has stored. */

import { ask } from '../../net/api'

export interface Stored {
  games: number
  /** In characters, which are nearly all one byte long, if that was asked. */
  size: number | null
  /** Those that cannot be read; they are kept as they are. */
  unreadable: string[]
}

/** How many games there are. */
export const storedGames = (): Promise<Stored> => ask<Stored>('GET', '/site/store')

/** The same with how much room they take, for which all of them have to be read. */
export const measuredGames = (): Promise<Stored> => ask<Stored>('GET', '/site/store?size=true')

/** Add the games of a file that was saved before; the reply says how many were new. */
export const bringIn = (text: string): Promise<{ added: number }> => ask<{ added: number }>('POST', '/site/backup', text)
