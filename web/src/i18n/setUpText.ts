/** How a game is set up, in words. */

import { editionName } from './editions'
import { DAY } from './days'
import type { ClockSetting, Table } from '../net/types'
import { has, say } from './words.svelte'

export function clockOf({ kind, seconds }: ClockSetting): string {
  if (kind === 'none') return say('web-clock-none')
  return `${say(`web-clock-${kind}`)}: ${timeOf(seconds)}`
}

/** How long somebody has, in the largest unit that fits. */
export function timeOf(seconds: number): string {
  if (seconds >= DAY) return say('web-clock-days-many', { days: Math.round(seconds / DAY) })
  return seconds < 60 ? say('web-clock-seconds', { seconds }) : say('web-clock-minutes', { minutes: Math.round(seconds / 60) })
}

/** Everything that people at a table agree to. */
export function setUpOf({ game, options, clock, rated }: Pick<Table, 'game' | 'options' | 'clock' | 'rated'>): string {
  const { edition, ends, two_player_variant: variant, packs } = options
  const called = (pack: string): string => (has(`${game}-pack-${pack}`) ? say(`${game}-pack-${pack}`) : pack)
  return [
    say(`web-game-${game}`),
    editionName(String(edition ?? '')),
    ...(rated ? [say('web-rated')] : []),
    clockOf(clock),
    ...(ends ? [`${say('web-option-ends')}: ${say(`web-ends-${String(ends)}`)}`] : []),
    ...(variant ? [say('web-option-two_player_variant')] : []),
    ...(Array.isArray(packs) ? packs.map((pack) => say('web-pack', { pack: called(String(pack)) })) : []),
  ].join(' · ')
}
