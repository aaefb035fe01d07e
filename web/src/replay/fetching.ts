/** Game files to and from the server: they travel as text, not as JSON. */

import { Refused, type Replay } from '../lib/api'
import type { Draw } from '../lib/fairness'
import type { Fair, GameName, Message } from '../lib/types'

export type Status = 'fair' | 'unproved' | 'cut' | 'altered' | 'unreadable'

/** Something that is wrong with a document, or that it does not prove. */
export interface Found {
  status: Status
  message: Message
}

/** What the server reads out of a document for checking its dice; whether they are right it does not say. */
export interface ReadDocument {
  game: GameName | null
  edition: string
  seats: string[]
  /** The monster that was asked first. */
  first_to_answer: string | null
  other_rules: boolean
  draws: Draw[]
  fair: Fair | null
  findings: Found[]
}

async function ask(path: string, text?: string): Promise<Response> {
  const init: RequestInit =
    text === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/yaml' }, body: text }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refused(0, 'unreachable', null)
  })
  if (response.ok) return response
  const told = (await response.json().catch(() => null)) as { code?: string; text?: Message } | null
  throw new Refused(response.status, told?.code ?? 'error', told?.text ?? null)
}

/** A finished game of this server as a file. */
export const fileOfGame = async (game: string): Promise<string> => (await ask(`/tables/${game}/game.yaml`)).text()

/** A file, replayed step by step. */
export const replayFile = async (text: string): Promise<Replay> => (await ask('/replay', text)).json()

/** The draws of every document of a file, and what they should follow from. */
export const drawsOfFile = async (text: string): Promise<{ documents: ReadDocument[] }> => (await ask('/verify', text)).json()
