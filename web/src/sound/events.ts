/** Which sound an event of the table makes. */

import type { GameEvent } from '../lib/types'
import type { SoundName } from './score'

const SOUNDS: Record<string, SoundName> = {
  opening_roll: 'dice',
  rolled: 'dice',
  camouflage_rolled: 'dice',
  changed_die: 'keep',
  symbols_added: 'keep',
  stars: 'star',
  hearts: 'heart',
  life: 'heart',
  energy: 'energy',
  smash: 'claw',
  hit: 'claw',
  lost_hearts: 'hurt',
  lost_life: 'hurt',
  saved: 'keep',
  stood_firm: 'keep',
  entered_city: 'stomp',
  entered_bay: 'stomp',
  moved_to_city: 'stomp',
  yielded: 'yield',
  left_tokyo: 'yield',
  fell: 'fall',
  came_back: 'stomp',
  revealed: 'card',
  swept: 'card',
  discarded_from_row: 'card',
  bought: 'buy',
  bought_from: 'buy',
  sold: 'buy',
  copied: 'card',
  swapped: 'card',
  poisoned: 'token',
  shrunk: 'token',
  cured: 'heart',
  grew_back: 'heart',
  dice_tokens: 'token',
  placed: 'token',
  lifted: 'token',
  pulled: 'pull',
  stopped: 'token',
  nobody_won: 'lose',
}

/** A turn calls only those whose turn it is; a victory is a defeat for those who sit at the table and did not win. */
export function soundOf(event: GameEvent, mine: readonly number[]): SoundName | null {
  const seat = event.seat
  const isMine = seat !== null && mine.includes(seat)
  if (event.name === 'turn') return isMine ? 'turn' : null
  if (event.name === 'won') return isMine || mine.length === 0 ? 'win' : 'lose'
  return SOUNDS[event.name] ?? null
}
