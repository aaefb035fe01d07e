/**
 * To a browser, 127.0.0.1 and localhost are two websites with nothing in common, and only one of them can have passkeys.
 * What brings a guest from one to the other travels behind the #, which no server sees, and works once.
 */

import { dropHash } from '../../browser/router.svelte'
import { settings } from '../../browser/settings.svelte'
import { ask, askAsMyself } from '../../net/api'
import type { Handover, Name } from '../../net/types'
import { byName } from './names'

const TOKEN = /^#handover=([\w-]{1,64})$/

/** Go on as localhost, with one's games; without them, if the server does not help. */
export async function goByName(): Promise<void> {
  const { token } = await ask<Handover>('POST', '/me/handover').catch(() => ({ token: null }))
  location.assign(byName(location, token))
}

/** Whether somebody has just come from the other name, and their games with them. */
export async function arriveByName(): Promise<boolean> {
  const token = TOKEN.exec(location.hash)?.[1]
  if (!token) return false
  // Nobody needs it again, least of all in a bookmark.
  dropHash()
  const { name } = await askAsMyself<Name>('POST', '/me/arrival', { token })
  settings.name ||= name
  settings.seated = true
  return true
}
