/** What a person at the table wants to read about. */

import type { GameEvent } from '../net/types'

/** `id` is the name of the protocol: a card, a token, a place such as `city` or `fame`, a face of the dice … */
export type Topic =
  | { kind: 'card'; id: string; price?: number; tokens?: number; as?: string }
  | { kind: 'token' | 'place' | 'face' | 'monster'; id: string }
  /** A line of the log: the event, what the log says about it, and the events before it, oldest first. */
  | { kind: 'event'; event: GameEvent; text: string; before: GameEvent[] }
  /** An open question, and what it says. */
  | { kind: 'decision'; id: string; text: string }
