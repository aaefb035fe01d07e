/** What the analysis board asks the server. */

import { ask, askAsMyself, Refused } from '../../net/api'
import type { Analysis, AnalysisRequest, CoachAway, CoachHint, CoachWork, Created, PlayOn } from '../../net/types'
import { fileOfGame } from '../../net/gameFiles'
import { linesFrom } from '../../net/lines'
import { textOfHash } from './tree'

const UNAVAILABLE = 503

export const analyse = (request: AnalysisRequest): Promise<Analysis> => ask('POST', '/analysis', request)

/** A table at which a position is played on. */
export const playOn = (wanted: PlayOn): Promise<Created> => askAsMyself('POST', '/analysis/play', wanted)

/** What the coach says about a position, better and better, until it has said everything or nobody is listening. */
export async function listen(text: string, signal: AbortSignal, onhint: (hint: CoachHint) => void): Promise<void> {
  const lines = await linesFrom('/hint', text, signal)
  for await (const line of lines) {
    const told = JSON.parse(line) as CoachAway | CoachHint | CoachWork
    if (told.kind === 'coach_away') throw new Refused(UNAVAILABLE, 'coach_away', { key: 'server-refused-coach-away', args: {} })
    if (told.kind === 'hint') onhint(told)
    else await listenHere(told, signal, onhint)
  }
}

/** The same where the server leaves the work to the page. */
async function listenHere({ needed }: CoachWork, signal: AbortSignal, onhint: (hint: CoachHint) => void): Promise<void> {
  const { hintsFor } = await import('../../site/handedOver')
  for await (const hint of hintsFor(needed, () => !signal.aborted)) if (!signal.aborted) onhint(hint)
}

/** A game with everything as usual, for this many players. */
export const freshGame = (game: 'king' | 'duel'): AnalysisRequest => ({
  text: game === 'duel' ? 'game: duel\nseats: 2\nstart: setup\n' : 'game: king\nseats: 4\nstart: setup\n',
  roll: true,
})

/** A board to set up by hand, with everything as at the beginning of a first turn. */
export const bareBoard = (game: 'king' | 'duel'): AnalysisRequest => ({
  text: game === 'duel' ? 'game: duel\nseats: 2\nposition: {phase: roll}\n' : 'game: king\nseats: 4\nposition: {phase: roll, turn: 1}\n',
})

/** Which step of its file an entry of a finished game is. */
async function stepOf(game: string, number: number): Promise<number> {
  return (await ask<{ step: number }>('GET', `/tables/${game}/step?number=${number}`)).step
}

/** A finished game of this server up to one of its entries. */
export async function upTo(game: string, number: number): Promise<AnalysisRequest> {
  const [text, step] = await Promise.all([fileOfGame(game), stepOf(game, number)])
  return { text, step }
}

/** What an address asks to analyse: a text, or a step of a finished game of this server; null for nothing. */
export async function requestOfHash(hash: string): Promise<AnalysisRequest | null> {
  const named = new URLSearchParams(hash.replace(/^#/, ''))
  const number = (name: string): number | null => (/^\d{1,6}$/.test(named.get(name) ?? '') ? Number(named.get(name)) : null)
  const text = textOfHash(hash)
  if (text !== null) return { text, step: number('step') }
  const game = named.get('game')
  if (!game || !/^[a-z0-9]+$/.test(game)) return null
  const at = number('number')
  const step = at === null ? number('step') : await stepOf(game, at)
  return { text: await fileOfGame(game), step }
}
