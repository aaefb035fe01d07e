/** Which clauses and rulings explain what a person wants to read about. */

import type { Topic } from '../../game/topic'
import type { Speaker } from '../../i18n/messages'
import type { GameEvent, Handbook } from '../../net/types'

/** How many rulings there are, and how their keys continue after the game: `ruling-wings`, then `-1`, `-2` … */
export interface Rulings {
  name: string
  count: number
}

interface Explanation {
  clauses: string[]
  rulings: Rulings
}

/** Copies of a piece share its words: `king_2` is explained as `king`, `extra_head_2` as `extra_head`. */
export function pieceOf(id: string): string {
  return id.replace(/_\d$/, '')
}

/** The card an event is about, if it is about one. */
export function cardOf(event: GameEvent): string | null {
  const card = event.values['card']
  return typeof card === 'string' ? card : null
}

export function explain(topic: Topic, handbook: Handbook): Explanation {
  switch (topic.kind) {
    case 'card':
      return notes(handbook.cards, topic.id, 'ruling')
    case 'token':
      return notes(handbook.tokens, topic.id, 'token-ruling')
    case 'monster':
      return notes(handbook.monsters, topic.id, 'monster-ruling')
    case 'place':
      return clausesOnly(handbook.places[topic.id])
    case 'face':
      return clausesOnly(handbook.faces[topic.id])
    case 'event':
      return clausesOnly(causeOf(topic, handbook) ?? handbook.events[topic.event.name])
    case 'decision':
      return clausesOnly(handbook.decisions[topic.id])
  }
}

/** What explains an event by what has led to it: in the same turn, and done by another monster. */
function causeOf({ event, before }: Extract<Topic, { kind: 'event' }>, { causes }: Handbook): string[] | undefined {
  const known = causes?.[event.name]
  if (!known) return undefined
  const turn = before.slice(before.findLastIndex(({ name }) => name === 'turn') + 1)
  const cause = turn.findLast(({ name }) => name in known)
  return cause && cause.seat !== event.seat ? known[cause.name] : undefined
}

function notes(pieces: Handbook['cards'] | undefined, id: string, name: string): Explanation {
  const piece = pieceOf(id)
  const found = pieces?.[piece]
  return { clauses: found?.clauses ?? [], rulings: { name: `${name}-${piece}`, count: found?.rulings ?? 0 } }
}

/** What the words of the rules may ask for: names of cards differ between editions. */
export function ofEdition(edition: string): { edition: number } {
  return { edition: Number(edition) }
}

/** The rulings of an edition in order: what one says there, or everywhere; some are only about another edition. */
export function rulingTexts(words: Speaker, game: string, rulings: Rulings, edition: string): string[] {
  const own = `in-${edition}`
  return rulingKeys(game, rulings)
    .filter((key) => words.has(key) || words.has(key, own))
    .map((key) => words.say(key, ofEdition(edition), words.has(key, own) ? own : null))
}

/** The keys of rulings, in order. */
export function rulingKeys(game: string, rulings: Rulings): string[] {
  return Array.from({ length: rulings.count }, (_, place) => `${game}-${rulings.name}-${place + 1}`)
}

function clausesOnly(clauses: string[] | undefined): Explanation {
  return { clauses: clauses ?? [], rulings: { name: '', count: 0 } }
}
