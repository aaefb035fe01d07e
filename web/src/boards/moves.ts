/** What the figure of a monster does, as frames of an animation: only where it is, how it is turned and how it is stretched. */

import { MOVES, type Effect, type Move } from './effects'

export interface Way {
  /** -1 to the left, 1 to the right. */
  x: number
  /** -1 up, 1 down. */
  y: number
}

export function isMove(how: Effect['how']): how is Move {
  return (MOVES as readonly string[]).includes(how)
}

/** The frames of a move of some force, from 0 to 1; `away` is the way from whoever struck. */
export function frames(move: Move, force: number, away: Way): Keyframe[] {
  const [x, y] = [away.x || 1, away.y]
  const far = 7 + 13 * force
  if (move === 'flinch')
    return [
      { translate: '0 0', scale: '1 1', rotate: '0deg' },
      {
        translate: `${x * far}% ${y * far * 0.3}%`,
        scale: `${1.08 + force * 0.12} ${0.86 - force * 0.14}`,
        rotate: `${x * (5 + 9 * force)}deg`,
        offset: 0.18,
      },
      { translate: `${x * far * -0.5}% 0`, scale: `${0.95} ${1.06}`, rotate: `${x * -4}deg`, offset: 0.45 },
      { translate: `${x * far * 0.3}% 0`, scale: '1.03 0.97', rotate: `${x * 2}deg`, offset: 0.7 },
      { translate: '0 0', scale: '1 1', rotate: '0deg' },
    ]
  if (move === 'lunge')
    return [
      { translate: '0 0', scale: '1 1' },
      { translate: '0 4%', scale: '1.06 0.92', offset: 0.3 },
      { translate: '0 -10%', scale: '0.97 1.12', offset: 0.6 },
      { translate: '0 0', scale: '1 1' },
    ]
  if (move === 'roar') {
    const big = 1.1 + force * 0.12
    return [
      { scale: '1 1', rotate: '0deg' },
      { scale: '1.05 0.9', rotate: '0deg', offset: 0.2 },
      { scale: `${big} ${big + 0.05}`, rotate: '-3deg', offset: 0.4 },
      { scale: `${big} ${big}`, rotate: '3deg', offset: 0.52 },
      { scale: `${big} ${big + 0.03}`, rotate: '-3deg', offset: 0.64 },
      { scale: `${big} ${big}`, rotate: '2deg', offset: 0.76 },
      { scale: '1 1', rotate: '0deg' },
    ]
  }
  if (move === 'hop')
    return [
      { translate: '0 0', scale: '1 1' },
      { translate: '0 3%', scale: '1.08 0.9', offset: 0.2 },
      { translate: '0 -14%', scale: '0.95 1.08', offset: 0.5 },
      { translate: '0 0', scale: '1.06 0.93', offset: 0.8 },
      { translate: '0 0', scale: '1 1' },
    ]
  return [
    { translate: '0 0', rotate: '0deg' },
    { translate: '-2% 0', rotate: '-10deg', offset: 0.25 },
    { translate: '3% 4%', rotate: '16deg', offset: 0.5 },
    { translate: '8% 16%', rotate: '48deg', offset: 0.8 },
    { translate: '8% 16%', rotate: '44deg' },
  ]
}
