/** A rating against the difficulty of puzzles: Glicko-2 (Mark Glickman, glicko.net/glicko/glicko2.pdf), one puzzle at a time. */

export interface Rating {
  rating: number
  /** How far off it may be: one standard deviation. */
  deviation: number
  volatility: number
}

export interface Result extends Pick<Rating, 'rating' | 'deviation'> {
  /** 1 for a win, 0 for a defeat. */
  score: number
}

export const BEGINNER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** Above this a rating is only a guess so far. */
export const SURE = 110

/** The rating of puzzles of each difficulty, from 1 to 5: a beginner solves half of those in the middle. */
const OF_LEVEL = [1100, 1300, 1500, 1700, 1900]
const DEVIATION_OF_LEVEL = 75

const SCALE = 173.7178
/** How much a volatility may change. */
const TAU = 0.5
const PRECISION = 1e-6
/** More than this cannot be unknown. */
const MOST = 350
/** Somebody who goes on solving goes on changing. */
const LEAST = 45

export const ratingOfLevel = (level: number): number => OF_LEVEL[Math.min(OF_LEVEL.length, Math.max(1, level)) - 1]!

/** The rating after a puzzle of a difficulty was solved at the first try, or not. */
export function afterPuzzle(before: Rating, level: number, right: boolean): Rating {
  const found = afterResults(before, [{ rating: ratingOfLevel(level), deviation: DEVIATION_OF_LEVEL, score: right ? 1 : 0 }])
  return { ...found, deviation: Math.min(MOST, Math.max(LEAST, found.deviation)) }
}

/** Steps 2 to 8 of the description, for one period. */
export function afterResults({ rating, deviation, volatility }: Rating, results: readonly Result[]): Rating {
  const phi = deviation / SCALE
  const against = results.map((one) => {
    const other = one.deviation / SCALE
    const weight = 1 / Math.sqrt(1 + (3 * other ** 2) / Math.PI ** 2)
    return { weight, expected: 1 / (1 + Math.exp((-weight * (rating - one.rating)) / SCALE)), score: one.score }
  })
  const sum = (of: (one: (typeof against)[number]) => number): number => against.reduce((total, one) => total + of(one), 0)
  const variance = 1 / sum(({ weight, expected }) => weight ** 2 * expected * (1 - expected))
  const gain = sum(({ weight, expected, score }) => weight * (score - expected))
  const sigma = newVolatility(phi, volatility, variance, variance * gain)
  const wider = Math.sqrt(phi ** 2 + sigma ** 2)
  const sharper = 1 / Math.sqrt(1 / wider ** 2 + 1 / variance)
  return { rating: rating + SCALE * sharper ** 2 * gain, deviation: SCALE * sharper, volatility: sigma }
}

/** Step 5: the volatility that explains the results best, by the Illinois algorithm. */
function newVolatility(phi: number, volatility: number, variance: number, delta: number): number {
  const start = Math.log(volatility ** 2)
  const f = (x: number): number => {
    const grown = Math.exp(x)
    const total = phi ** 2 + variance + grown
    return (grown * (delta ** 2 - total)) / (2 * total ** 2) - (x - start) / TAU ** 2
  }
  let low = start
  let high = Math.log(delta ** 2 - phi ** 2 - variance)
  if (!(delta ** 2 > phi ** 2 + variance)) {
    let steps = 1
    while (f(start - steps * TAU) < 0) steps++
    high = start - steps * TAU
  }
  let [atLow, atHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > PRECISION) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow)
    const atNext = f(next)
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2
    ;[high, atHigh] = [next, atNext]
  }
  return Math.exp(low / 2)
}
