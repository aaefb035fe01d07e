/** What the page asks about the games that this browser has stored. */

import { ask } from '../../net/api'

export interface Stored {
  games: number
  /** In characters, which are nearly all one byte long. */
  size: number
  /** Those that cannot be read; they are kept as they are. */
  unreadable: string[]
}

/** How many games there are, and how much room they take. */
export const storedGames = (): Promise<Stored> => ask<Stored>('GET', '/site/store')

/** Add the games of a file that was saved before; the reply says how many were new. */
export const bringIn = (text: string): Promise<{ added: number }> => ask<{ added: number }>('POST', '/site/backup', text)
