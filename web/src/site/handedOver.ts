/** Hints and reviews that a server leaves to the page: worked out here, by the same Python as there. */

import type { CoachHint, GameReview, ReviewProgress, ReviewRefused } from '../net/types'
import { type Think, thinker } from './thinking'

let think: Think | null = null

function work(name: string, needed: string): Promise<string> {
  think ??= thinker(new URL('python/', location.origin).href)
  return think(name, needed)
}

/** What the coach says about a question, better each time, as long as it is wanted. */
export async function* hintsFor(needed: string, wanted: () => boolean): AsyncGenerator<CoachHint> {
  while (wanted()) {
    const hint = JSON.parse(await work('hint', needed)) as CoachHint | null
    if (!hint) return
    yield hint
  }
}

/** How far the review of a game is, and at last the review, or why there is none. */
export async function* reviewFor(needed: string): AsyncGenerator<ReviewProgress | GameReview | ReviewRefused> {
  for (;;) {
    const line = JSON.parse(await work('review', needed)) as ReviewProgress | GameReview | ReviewRefused
    yield line
    if (line.kind !== 'progress') return
  }
}
