/** How many people play or wait just now, in a sentence. */

import { say } from '../../i18n/words.svelte'
import type { Home } from '../../net/types'

export function presence({ playing, waiting }: Pick<Home, 'playing' | 'waiting'>): string {
  return playing + waiting === 0 ? say('web-home-nobody') : say('web-home-people', { playing, waiting })
}
