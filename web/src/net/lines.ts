/** Replies that come line by line. */

import { request } from './api'

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
async function* textOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  if (!body) return
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}

/** The lines of a reply as they come. */
export async function linesFrom(path: string, body?: string, signal?: AbortSignal): Promise<AsyncGenerator<string>> {
  return linesOf(textOf((await request('POST', path, body, signal)).body))
}
