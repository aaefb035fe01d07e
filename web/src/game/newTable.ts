/** New tables: as set up, as last time, or with bots alone. */

import { api } from '../net/api'
import { ACCOUNTS } from '../browser/offers'
import { go } from '../browser/router.svelte'
import { settings } from '../browser/settings.svelte'
import { AUTO, beginClimb, botsOf, nextStep } from './ladder'
import { crowdOf, firstSetUp, fitting, seated, type SetUp, toTable } from './setUp'
import type { GameName } from '../net/types'

/** Whether a game moves this person on the ladder: alone against bots that the ladder has chosen. */
function isClimb({ seats, byHand }: SetUp): boolean {
  const { me, open, bots } = crowdOf(seats)
  return !byHand && settings.strength === AUTO && me === 1 && open === 0 && bots > 0
}

export async function openTable(setUp: SetUp): Promise<void> {
  const { game } = setUp
  const { bots } = await api.catalogue()
  const ready = seated(setUp, botsOf(nextStep(game), game, bots))
  const { id } = await api.newTable(
    toTable({ ...ready, rated: ACCOUNTS && setUp.rated && settings.account }, settings.name, !settings.played),
  )
  if (isClimb(setUp)) beginClimb(game, id)
  settings.played = true
  go(`/t/${id}`)
}

export async function playNow(game: GameName = 'king'): Promise<void> {
  const way = game === 'king' ? 'now' : 'duel'
  await openTable(fitting(settings.setups[way], way, await api.catalogue()))
}

/** Whoever only watches has not played yet. */
export async function watchBots(): Promise<void> {
  const { id } = await api.newTable(toTable(firstSetUp('watch', await api.catalogue()), settings.name))
  go(`/t/${id}`)
}
