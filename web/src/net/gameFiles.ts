/** Game files to and from the server: they travel as text, not as JSON. */

import { Refused, refusalIn } from './api'
import type { ReadFile, Replay } from './types'

async function ask(path: string, text?: string): Promise<Response> {
  const init: RequestInit =
    text === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/yaml' }, body: text }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refused(0, 'unreachable', null)
  })
  if (response.ok) return response
  throw await refusalIn(response)
}

/** A finished game of this server as a file. */
export const fileOfGame = async (game: string): Promise<string> => (await ask(`/tables/${game}/game.yaml`)).text()

/** A file, replayed step by step. */
export const replayFile = async (text: string): Promise<Replay> => (await ask('/replay', text)).json()

/** The draws of every document of a file, and what they should follow from. */
export const drawsOfFile = async (text: string): Promise<ReadFile> => (await ask('/verify', text)).json()
