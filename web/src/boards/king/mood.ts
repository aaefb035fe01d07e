/** How a monster looks: by what is happening to it just now, and otherwise by how it is. */

import type { Mood } from '../../art/monsters'
import type { GameEvent, KingScene } from '../../net/types'
import { FEW_HEARTS } from '../track'

/** How many claws make a monster roar. */
const BIG = 3

export function moodOf(scene: KingScene, seat: number, event: GameEvent | null): Mood {
  const monster = scene.monsters[seat]!
  if (event && about(event) === seat) {
    if (event.name === 'lost_hearts' || event.name === 'fell') return 'struck'
    if (event.name === 'begins' || event.name === 'came_back') return 'roar'
    if (event.name === 'smash' && Number(event.values['claws']) >= BIG) return 'roar'
    if (event.name === 'bought' || event.name === 'entered_city' || event.name === 'entered_bay') return 'proud'
  }
  if (scene.winners.includes(seat)) return 'proud'
  if (!monster.alive) return 'fallen'
  return monster.hearts <= FEW_HEARTS ? 'hurt' : 'calm'
}

/** The monster to whom it happens. */
function about({ seat, values }: GameEvent): number | null {
  return typeof values['monster'] === 'number' ? values['monster'] : seat
}
