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
  smash: ['strike'],
  hit: ['strike'],
  saved: ['keep'],
  stood_firm: ['keep'],
  lost_hearts: ['claw'],
  lost_life: ['claw'],
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
  came_back: ['roar'],
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

/** This many stars are almost enough, this many hearts or fewer are hardly enough, and this many lost make the ground shake. */
const ALMOST = 17
const HARDLY = 3
const BIG = 3

/**
 * What those in the seats `mine` hear. A turn calls only its own player, since everyone's would be a nuisance; so does
 * danger. A victory is a defeat for players who did not win.
 */
export function soundsOf({ name, seat, values }: GameEvent, mine: readonly number[]): SoundName[] {
  const who = typeof values['monster'] === 'number' ? values['monster'] : seat
  const isMine = who !== null && mine.includes(who)
  if (name === 'turn') return isMine ? ['turn'] : []
  if (name === 'won') return ['roar', isMine || mine.length === 0 ? 'win' : 'lose']
  const sounds = [...(SOUNDS[name] ?? [])]
  const { amount, total } = values
  if (typeof amount !== 'number' || typeof total !== 'number') return sounds
  if (name === 'stars' && total >= ALMOST && total - amount < ALMOST) sounds.push('gong')
  if (name === 'lost_hearts' || name === 'lost_life') {
    if (isMine) sounds.push('hurt')
    if (amount >= BIG) sounds.push('crumble')
    if (isMine && total > 0 && total <= HARDLY && total + amount > HARDLY) sounds.push('danger')
  }
  return sounds
}
