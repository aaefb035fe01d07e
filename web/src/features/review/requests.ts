/** Reviews come line by line: how far it is, and at last the review. */

import { Refused, refusalIn } from '../../net/api'
import type { GameReview, ReviewLine, ReviewProgress } from '../../net/types'

/** Whole lines of a stream of text. */
export async function* linesOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of parts) {
    const lines = (rest + part).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  if (rest) yield rest
}

/** Not every browser lets one loop over a stream. */
async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}

/** The lines of a reply as they come. */
export async function linesFrom(path: string, init: RequestInit): Promise<AsyncGenerator<string>> {
  const gone = (): never => {
    throw new Refused(0, 'unreachable', null)
  }
  const response = await fetch(`/api${path}`, { method: 'POST', ...init }).catch(gone)
  if (!response.ok || !response.body) throw await refusalIn(response)
  return linesOf(textOf(response.body))
}

async function reviewAt(path: string, init: RequestInit, onprogress: (progress: ReviewProgress) => void): Promise<GameReview> {
  const lines = await linesFrom(path, init)
  try {
    for await (const line of lines) {
      const told = JSON.parse(line) as ReviewLine
      if (told.kind === 'review') return told
      if (told.kind === 'refused') throw new Refused(422, told.code, told.text)
      onprogress(told)
    }
  } catch (problem) {
    if (problem instanceof Refused) throw problem
  }
  throw new Refused(0, 'broke', { key: 'web-review-broken' })
}

/** The review of a finished game of this server: the one that is there, unless it is wanted again. */
export const reviewGame = (game: string, again: boolean, onprogress: (progress: ReviewProgress) => void): Promise<GameReview> =>
  reviewAt(`/tables/${game}/review${again ? '?again=true' : ''}`, {}, onprogress)

/** The review of a file. */
export const reviewFile = (text: string, onprogress: (progress: ReviewProgress) => void): Promise<GameReview> =>
  reviewAt('/review', { headers: { 'content-type': 'application/yaml' }, body: text }, onprogress)

/** The review that somebody asked for before, if anybody did. */
export async function storedReview(game: string): Promise<GameReview | null> {
  const response = await fetch(`/api/tables/${game}/review`).catch(() => null)
  return response?.ok ? ((await response.json()) as GameReview | null) : null
}
