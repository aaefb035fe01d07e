/** What there is to play with, as the server lists it, put in order by game. */

import type { GameName } from './types'

interface SentCard {
  id: string
  kind: string
  cost: Record<string, number> | number
  copies: number
}

interface SentGame {
  players: { fewest: number; most: number }
  editions: { edition: string; monsters: string[]; cards: SentCard[] }[]
  options: Record<string, { values: (string | boolean)[]; defaults: Record<string, string | boolean> }>
  faces: string[]
  tokens: string[]
}

export interface Sent {
  games: Record<string, SentGame>
  bots: string[]
  lessons: string[]
  limits: Record<string, number>
}

export interface CardEntry {
  id: string
  kind: string
  /** By edition, where editions differ. */
  cost: Record<string, number> | number
  copies: Record<string, number> | number
}

export interface GameEntry {
  game: GameName
  fewest: number
  most: number
  editions: string[]
  /** By edition. */
  monsters: Record<string, string[]>
  options: Record<string, { values: (string | boolean)[]; defaults: Record<string, string | boolean> }>
  cards: CardEntry[]
  faces: string[]
  tokens: string[]
}

export interface Catalogue {
  games: GameEntry[]
  bots: string[]
  lessons: string[]
  limits: Record<string, number>
}

export function inOrder(sent: Sent): Catalogue {
  const { bots, lessons, limits } = sent
  return { games: Object.entries(sent.games).map(([game, entry]) => gameEntry(game as GameName, entry)), bots, lessons, limits }
}

function gameEntry(game: GameName, sent: SentGame): GameEntry {
  const cards = new Map<string, CardEntry>()
  for (const { edition, cards: listed } of sent.editions) {
    for (const { id, kind, cost, copies } of listed) {
      const card = cards.get(id) ?? { id, kind, cost: {}, copies: {} }
      const price = typeof cost === 'number' ? cost : (cost[edition] ?? 0)
      cards.set(id, { ...card, cost: added(card.cost, edition, price), copies: added(card.copies, edition, copies) })
    }
  }
  return {
    game,
    fewest: sent.players.fewest,
    most: sent.players.most,
    editions: sent.editions.map(({ edition }) => edition),
    monsters: Object.fromEntries(sent.editions.map(({ edition, monsters }) => [edition, monsters])),
    options: sent.options,
    cards: [...cards.values()],
    faces: sent.faces,
    tokens: sent.tokens,
  }
}

function added(known: Record<string, number> | number, edition: string, value: number): Record<string, number> {
  return { ...(typeof known === 'number' ? {} : known), [edition]: value }
}
