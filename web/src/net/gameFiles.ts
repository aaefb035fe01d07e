/** Files of games to and from the server. */

import { ask, request } from './api'
import type { ReadFile, Replay } from './types'

/** A finished game of this server as a file. */
export const fileOfGame = async (game: string): Promise<string> => (await request('GET', `/tables/${game}/game.yaml`)).text()

/** A file, replayed step by step. */
export const replayFile = (text: string): Promise<Replay> => ask('POST', '/replay', text)

/** The draws of every document of a file, and what they should follow from. */
export const drawsOfFile = (text: string): Promise<ReadFile> => ask('POST', '/verify', text)
