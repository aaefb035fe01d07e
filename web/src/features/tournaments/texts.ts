/** A tournament in words. */

import { clockOf } from '../../i18n/setUpText'
import { settings } from '../../browser/settings.svelte'
import type { ListedTournament, Tournament } from '../../net/types'
import { say } from '../../i18n/words.svelte'

/** Date and time of day, as people write them. */
function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString(settings.language, { dateStyle: 'medium', timeStyle: 'short' })
}

/** What is played, and how. */
export function aboutOf(one: ListedTournament): string {
  const parts = [say(`web-game-${one.game}`), say(`web-tournament-form-${one.form.replace('_', '-')}`), clockOf(one.clock)]
  if (one.rated) parts.push(say('web-tournament-rated'))
  return parts.join(' · ')
}

/** How far it has come. */
export function stateOf(one: ListedTournament): string {
  switch (one.status) {
    case 'open':
      return one.starts_at === null ? say('web-tournament-starts-when') : say('web-tournament-starts', { date: timeOf(one.starts_at) })
    case 'running':
      return say('web-tournament-round', { round: one.round, rounds: one.rounds })
    case 'paused':
      return say('web-tournament-paused', { round: one.round, rounds: one.rounds })
    case 'over':
      return say('web-tournament-ended', { date: timeOf(one.ended_at ?? 0) })
    case 'cancelled':
      return say('web-tournament-cancelled')
  }
}

export function nameOf(one: Tournament, player: number): string {
  return one.standings.find(({ number }) => number === player)?.name || say('web-tournament-nobody')
}

/** A number of points, as people of this language write it. */
export function pointsOf(points: number): string {
  return points.toLocaleString(settings.language, { maximumFractionDigits: 3 })
}
