/** What the page asks about the games that this browser has stored. */

import { ask } from '../../net/api'

export interface Kept {
  games: number
  bytes: number
}

/** How many there are, and how much room they take. */
export const keptGames = (): Promise<Kept> => ask<Kept>('GET', '/site/kept')

/** Add the games of a file that was saved before; the reply says how many were new. */
export const bringIn = (text: string): Promise<{ games: number }> => ask<{ games: number }>('POST', '/site/backup', text)
