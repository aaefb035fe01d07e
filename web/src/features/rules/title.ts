/** The title of a topic, for the heading of its dialog. */

import { Localizer } from '../../i18n/messages'
import type { GameName } from '../../net/types'
import { has, say } from '../../i18n/words.svelte'
import type { Topic } from '../../game/topic'
import { pieceOf } from './explanation'

export function localizerAbout(game: GameName, edition: string): Localizer {
  return new Localizer({ say, has }, { game, edition, monsters: [], me: null })
}

export function titleOf(game: GameName, edition: string, topic: Topic): string {
  switch (topic.kind) {
    case 'card':
      return localizerAbout(game, edition).card(pieceOf(topic.id))
    case 'event':
    case 'decision':
      return topic.text
    case 'monster':
      return say(`${game}-monster-${topic.id}`)
    default:
      return say(keyOf(game, topic.kind, topic.id))
  }
}

/** The message about a token, place or face, with what it does in its attribute `effect`. */
export function keyOf(game: GameName, kind: 'token' | 'place' | 'face', id: string): string {
  const piece = pieceOf(id)
  if (kind === 'face') return `web-reader-face-${game}-${piece}`
  const ofGame = `${game}-token-${piece}`
  return kind === 'token' && has(ofGame) ? ofGame : `web-reader-${kind}-${piece}`
}
