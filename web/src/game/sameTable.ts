/** A table of one's own that is set up like another. */

import type { NewTable, Table } from '../net/types'

/** The same game for as many, with all other seats open. */
export function likeThis({ game, options, clock, seats }: Pick<Table, 'game' | 'options' | 'clock' | 'seats'>, name: string): NewTable {
  return {
    game,
    options: options as NewTable['options'],
    clock,
    seats: seats.map((_, seat) => ({ by: seat === 0 ? 'me' : 'open', monster: null, name: '' })),
    listed: false,
    start: false,
    name,
    first_game: false,
    rated: false,
  }
}
