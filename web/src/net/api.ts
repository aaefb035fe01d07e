/** What the page asks the server over HTTP. */

import { transport } from './transport'
import type {
  Catalogue,
  Created,
  GameName,
  Handbook,
  Home,
  ListedTable,
  Message,
  Name,
  NewTable,
  PackForPage,
  Puzzle,
  PuzzleList,
  Refusal,
  Replay,
} from './types'

/** A refusal, with what the server says about it. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly told: Message | null,
  ) {
    super(code)
  }
}

/** A reply, unless it is a refusal. A body that is text is a file of a game; anything else travels as JSON. */
export async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const init: RequestInit = signal ? { method, signal } : { method }
  if (typeof body === 'string') {
    init.headers = { 'content-type': 'application/yaml' }
    init.body = body
  } else if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  let response: Response
  try {
    response = await transport.fetch(path, init)
  } catch {
    throw new Refused(0, 'unreachable', null)
  }
  if (response.ok) return response
  throw await refusalIn(response)
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await request(method, path, body)).json() as Promise<T>
}

/** What a reply says that was not the one wanted; one that is not from the server, but from a proxy, says nothing. */
async function refusalIn(response: Response): Promise<Refused> {
  const told = (await response.json().catch(() => null)) as Partial<Refusal> | null
  return new Refused(response.status, told?.code ?? 'error', told?.text ?? null)
}

/**
 * The server's reply gives a browser without a cookie an identity. Requests that ask for one wait for each other:
 * two that left together would be answered as two people, and the later cookie would take the seat away.
 */
let identifying: Promise<unknown> = Promise.resolve()

export function askAsMyself<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request = (): Promise<T> => ask<T>(method, path, body)
  const answer = identifying.then(request, request)
  identifying = answer
  return answer
}

/** The name by which the server knows this browser since the page was opened. */
let introducedAs: string | null = null

async function introduce<T>(name: string, request: Promise<T>): Promise<T> {
  const answer = await request
  introducedAs = name.trim()
  return answer
}

/** It is the same as long as the page is open; after a failure it is requested again. */
let catalogue: Promise<Catalogue> | null = null

function theCatalogue(): Promise<Catalogue> {
  if (!catalogue) {
    const asked = (catalogue = ask<Catalogue>('GET', '/catalogue'))
    const forget = (): void => void (catalogue = catalogue === asked ? null : catalogue)
    asked.catch(forget)
  }
  return catalogue
}

export const api = {
  /** Make sure that the server knows who this is, and under what name. */
  introduce: async (name: string): Promise<void> => {
    if (introducedAs === name.trim()) return
    await introduce(name, name.trim() ? api.rename(name) : api.me())
  },
  me: () => askAsMyself<Name>('GET', '/me'),
  rename: (name: string) => askAsMyself<Name>('PUT', '/me', { name }),
  catalogue: theCatalogue,
  home: () => ask<Home>('GET', '/home'),
  pack: (name: string) => ask<PackForPage>('GET', `/packs/${name}`),
  tables: () => ask<ListedTable[]>('GET', '/tables'),
  newTable: (table: NewTable) => introduce(table.name ?? '', askAsMyself<Created>('POST', '/tables', table)),
  /** A lesson, or another try from the last turn of a lost one. */
  lesson: (game: GameName, lost?: string) => askAsMyself<Created>('POST', lost ? `/lessons/${game}?lost=${lost}` : `/lessons/${game}`),
  replay: (id: string) => askAsMyself<Replay>('GET', `/tables/${id}/replay`),
  puzzles: () => ask<PuzzleList>('GET', '/puzzles'),
  puzzle: (id: string) => ask<Puzzle>('GET', `/puzzles/${id}`),
  handbook: (game: GameName) => ask<Handbook>('GET', `/handbook/${game}`),
}
