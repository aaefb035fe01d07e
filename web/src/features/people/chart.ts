/** A rating over time as the points of a drawing: a line, and a band as wide as the rating is uncertain. */

import type { RatedGame } from '../../net/types'

export const WIDTH = 640
export const HEIGHT = 200
const EDGE = 8

export interface Chart {
  line: string
  band: string
  last: { x: number; y: number }
  /** The ratings at the lower and upper edge. */
  least: number
  most: number
}

/** Null if there are no games. */
export function chart(games: Pick<RatedGame, 'rating' | 'uncertainty'>[]): Chart | null {
  if (games.length === 0) return null
  const least = Math.min(...games.map(({ rating, uncertainty }) => rating - uncertainty))
  const most = Math.max(...games.map(({ rating, uncertainty }) => rating + uncertainty))
  const x = (game: number): number => EDGE + ((WIDTH - 2 * EDGE) * game) / Math.max(1, games.length - 1)
  const y = (rating: number): number => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (rating - least)) / Math.max(1, most - least)
  const point = (game: number, rating: number): string => `${x(game).toFixed(1)},${y(rating).toFixed(1)}`
  const upper = games.map(({ rating, uncertainty }, game) => point(game, rating + uncertainty))
  const lower = games.map(({ rating, uncertainty }, game) => point(game, rating - uncertainty))
  const final = games[games.length - 1]?.rating ?? 0
  return {
    line: games.map(({ rating }, game) => point(game, rating)).join(' '),
    band: [...upper, ...lower.reverse()].join(' '),
    last: { x: x(games.length - 1), y: y(final) },
    least,
    most,
  }
}
