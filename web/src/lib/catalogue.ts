/** What there is to play with, as the server lists it. */

import type { GameName } from './types'

export interface CardEntry {
  id: string
  kind: string
  /** By edition. */
  cost: Record<string, number>
  copies: Record<string, number>
}

export interface OptionEntry {
  name: string
  values: (string | boolean)[]
  default: string | boolean | null
  /** Where editions differ. */
  default_of?: Record<string, string | boolean>
}

export interface GameEntry {
  game: GameName
  editions: string[]
  least: number
  most: number
  monsters: string[]
  /** By edition. */
  monsters_of: Record<string, string[]>
  options: OptionEntry[]
  cards: CardEntry[]
  faces: string[]
  tokens: string[]
}

export interface Catalogue {
  games: GameEntry[]
  bots: string[]
  /** Packs of further cards that tables may be played with. */
  packs: { name: string; game: GameName }[]
  lessons: string[]
  limits: { name: number; line: number }
}
