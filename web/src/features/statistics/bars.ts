/** Luck and skill of games as bars of a drawing: above the middle what was won, below it what was lost. */

import type { OwnGame } from '../../net/types'

export const WIDTH = 640
export const HEIGHT = 220
const EDGE = 8
const GAP = 0.2

interface Bar {
  table: string
  kind: 'luck' | 'skill'
  x: number
  y: number
  width: number
  height: number
}

interface Bars {
  bars: Bar[]
  /** Where nothing was won or lost. */
  middle: number
  /** The largest change that fits, as a share of a win. */
  most: number
}

/** Two bars for every reviewed game, the oldest first. */
export function bars(games: Pick<OwnGame, 'table' | 'sums'>[]): Bars {
  const reviewed = games.flatMap(({ table, sums }) => (sums ? [{ table, luck: sums.luck, skill: sums.skill }] : []))
  const most = Math.max(0.1, ...reviewed.flatMap(({ luck, skill }) => [Math.abs(luck), Math.abs(skill)]))
  const middle = HEIGHT / 2
  const room = (WIDTH - 2 * EDGE) / Math.max(1, reviewed.length)
  const width = (room * (1 - GAP)) / 2
  const found = reviewed.flatMap((game, place) =>
    (['luck', 'skill'] as const).map((kind, second): Bar => {
      const height = ((middle - EDGE) * Math.abs(game[kind])) / most
      const x = EDGE + room * (place + GAP / 2) + second * width
      return { table: game.table, kind, x, y: game[kind] > 0 ? middle - height : middle, width, height }
    }),
  )
  return { bars: found, middle, most }
}
