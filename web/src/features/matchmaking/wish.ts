/** What somebody would play now, as this browser remembers it, and the table against bots in its place. */

import { STAND_IN } from '../../net/bots'
import { type GameName, type NewTable, type PairingWish, USUAL_WISH_CLOCK, WISH_CLOCKS, WISH_SIZES } from '../../net/types'

const USUAL_SIZE = 4

/** After how many seconds bots are offered; 0 stands for never. */
export const BOTS_AFTER = [15, 30, 60, 0]

export interface Wish {
  game: GameName
  players: number | null
  clock: number | null
  rated: boolean
  botsAfter: number
}

const FIRST: Wish = { game: 'king', players: null, clock: null, rated: false, botsAfter: 30 }

/** The remembered wish, with everything corrected that is no longer possible. */
export function fittingWish(remembered: unknown, account: boolean): Wish {
  const wish: Wish = { ...FIRST, ...(typeof remembered === 'object' ? (remembered as Partial<Wish>) : {}) }
  const game = wish.game in WISH_SIZES ? wish.game : FIRST.game
  return {
    game,
    players: WISH_SIZES[game].length > 1 && WISH_SIZES[game].includes(wish.players ?? 0) ? wish.players : null,
    clock: WISH_CLOCKS.includes(wish.clock ?? 0) ? wish.clock : null,
    rated: account && wish.rated === true,
    botsAfter: BOTS_AFTER.includes(wish.botsAfter) ? wish.botsAfter : FIRST.botsAfter,
  }
}

/** What somebody who waits gets if they would rather play bots now. */
export function againstBots({ game, players, clock, rated }: PairingWish, bot: string, name: string): NewTable {
  const size = players ?? Math.min(USUAL_SIZE, WISH_SIZES[game ?? 'king'].length + 1)
  // At a rated table only bots of fixed strength play, and there is a clock.
  const by = `bot:${rated ? STAND_IN : bot}`
  const timed = rated || clock != null
  return {
    game: game ?? 'king',
    seats: Array.from({ length: size }, (_, seat) => ({ by: seat === 0 ? 'me' : by })),
    clock: timed ? { kind: 'move', seconds: clock ?? USUAL_WISH_CLOCK } : { kind: 'none', seconds: 0 },
    rated: rated ?? false,
    start: true,
    name,
  }
}
