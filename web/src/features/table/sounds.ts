/** Which sounds go with which event. */

import type { GameEvent } from '../../net/types'
import type { SoundName } from '../../sound/sound'

const SOUNDS: Record<string, SoundName[]> = {
  opening_roll: ['dice'],
  begins: ['roar', 'stomp'],
  rolled: ['dice'],
  camouflage_rolled: ['dice'],
  changed_die: ['keep'],
  symbols_added: ['keep'],
  smash: ['claw'],
  hit: ['claw'],
  saved: ['keep'],
  stood_firm: ['keep'],
  lost_hearts: ['hurt'],
  lost_life: ['hurt'],
  hearts: ['heart'],
  life: ['heart'],
  cured: ['heart'],
  grew_back: ['heart'],
  stars: ['star'],
  energy: ['energy'],
  entered_city: ['stomp'],
  entered_bay: ['stomp'],
  moved_to_city: ['stomp'],
  yielded: ['yield'],
  left_tokyo: ['yield'],
  fell: ['fall'],
  came_back: ['stomp'],
  revealed: ['card'],
  swept: ['card'],
  discarded_from_row: ['card'],
  used: ['card'],
  copied: ['card'],
  swapped: ['card'],
  bought: ['buy'],
  bought_from: ['buy'],
  sold: ['buy'],
  poisoned: ['token'],
  shrunk: ['token'],
  dice_tokens: ['token'],
  placed: ['token'],
  lifted: ['token'],
  stopped: ['token'],
  pulled: ['pull'],
  nobody_won: ['lose'],
}

/**
 * What those in the seats `mine` hear. A turn calls only its own player, since everyone's would be a nuisance; a victory
 * is a defeat for players who did not win.
 */
export function soundsOf({ name, seat }: GameEvent, mine: readonly number[]): SoundName[] {
  const isMine = seat !== null && mine.includes(seat)
  if (name === 'turn') return isMine ? ['turn'] : []
  if (name === 'won') return ['roar', isMine || mine.length === 0 ? 'win' : 'lose']
  return SOUNDS[name] ?? []
}
