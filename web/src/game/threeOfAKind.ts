/** Three of a kind, where three of a kind count, fall onto the table with a slam. */

import type { GameName } from '../net/types'

const COUNT_IN_THREES: Record<GameName, string[]> = { king: ['1', '2', '3'], duel: ['fame', 'destruction'] }

/** The places of the dice that make three or more of a kind of which at least one has just been thrown. */
export function threesOfAKind(game: GameName, dice: readonly string[], thrown: readonly number[]): number[] {
  return COUNT_IN_THREES[game].flatMap((face) => {
    const places = dice.flatMap((one, place) => (one === face ? [place] : []))
    return places.length >= 3 && places.some((place) => thrown.includes(place)) ? places : []
  })
}
