/** New tables: as set up, as last time, or with bots alone. */

import { api } from '../net/api'
import { ACCOUNTS } from '../browser/offers'
import { go } from '../browser/router.svelte'
import { settings } from '../browser/settings.svelte'
import { firstSetUp, fitting, type SetUp, toTable } from './setUp'
import type { GameName } from '../net/types'

export async function openTable(setUp: SetUp): Promise<void> {
  const { id } = await api.newTable(
    toTable({ ...setUp, rated: ACCOUNTS && setUp.rated && settings.account }, settings.name, !settings.played),
  )
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
