/** Reviews come line by line: how far it is, and at last the review. */

import { ask, Refused } from '../../net/api'
import { linesFrom } from '../../net/lines'
import type { GameReview, ReviewLine, ReviewProgress, ReviewWork } from '../../net/types'

async function reviewAt(path: string, file: string | undefined, onprogress: (progress: ReviewProgress) => void): Promise<GameReview> {
  const lines = await linesFrom(path, file)
  try {
    for await (const told of madeHere(lines)) {
      if (told.kind === 'review') return told
      if (told.kind === 'refused') throw new Refused(422, told.code, told.text)
      onprogress(told)
    }
  } catch (problem) {
    if (problem instanceof Refused) throw problem
  }
  throw new Refused(0, 'broke', { key: 'web-review-broken' })
}

type Line = Exclude<ReviewLine, ReviewWork>

/** What a review says, line by line; one that the server leaves to the page is made here. */
async function* madeHere(lines: AsyncIterable<string>): AsyncGenerator<Line> {
  for await (const line of lines) {
    const told = JSON.parse(line) as ReviewLine
    if (told.kind === 'review_work') yield* (await import('../../site/handedOver')).reviewFor(told.needed)
    else yield told
  }
}

/** The review of a finished game of this server: the one that is there, unless it is wanted again. */
export const reviewGame = (game: string, again: boolean, onprogress: (progress: ReviewProgress) => void): Promise<GameReview> =>
  reviewAt(`/tables/${game}/review${again ? '?again=true' : ''}`, undefined, onprogress)

/** The review of a file. */
export const reviewFile = (text: string, onprogress: (progress: ReviewProgress) => void): Promise<GameReview> =>
  reviewAt('/review', text, onprogress)

/** The review that somebody asked for before, if anybody did. */
export const storedReview = (game: string): Promise<GameReview | null> =>
  ask<GameReview | null>('GET', `/tables/${game}/review`).catch(() => null)
