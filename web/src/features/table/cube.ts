/** How a die must be turned to show a face. */

import type { GameName } from '../../net/types'

/** The faces round the cube: front, right, back, left, top, bottom. */
export const SIDES: Record<GameName, readonly string[]> = {
  king: ['1', '2', '3', 'heart', 'energy', 'claw'],
  duel: ['smash', 'heal', 'energy', 'fame', 'destruction', 'power'],
}

const TURNS: readonly { x: number; y: number }[] = [
  { x: 0, y: 0 },
  { x: 0, y: -90 },
  { x: 0, y: -180 },
  { x: 0, y: 90 },
  { x: -90, y: 0 },
  { x: 90, y: 0 },
]

/** Every throw adds whole turns, of different numbers for neighbours, so that no two dice tumble alike. */
export function turnTo(game: GameName, face: string, throws: number, place: number): { x: number; y: number } {
  const { x, y } = TURNS[SIDES[game].indexOf(face)] ?? TURNS[0]!
  const spins = 360 * throws
  return { x: x + spins * (1 + ((place * 7) % 3)), y: y + spins * (place % 2 ? -1 : 1) * (1 + ((place * 5) % 2)) }
}
