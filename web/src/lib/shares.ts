/** The shares this browser added to the dice of tables, so that it can see later whether they were used. */

import type { Table } from './types'

const KEY = 'daikaiju-shares'
/** Older ones are forgotten. */
const MOST = 200

type Remembered = [table: string, share: string][]

function all(store: Storage): Remembered {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Remembered) : []
  } catch {
    return [] // private windows and broken entries: nothing was remembered
  }
}

/** To be called whenever a share is sent for a table. */
export function rememberShare(table: string, share: string, store: Storage = localStorage): void {
  const kept = all(store).filter(([id, known]) => id !== table || known !== share)
  try {
    store.setItem(KEY, JSON.stringify([...kept, [table, share]].slice(-MOST)))
  } catch {
    // a full or forbidden store only means that nothing is remembered
  }
}

/** Whether a seat of this browser has no part in the dice yet. Until the first roll it can be given. */
export function lacksShare({ status, seats, fair }: Table): boolean {
  return status === 'waiting' && seats.some(({ mine }, seat) => mine && fair.shares.every((share) => share.seat !== seat))
}

/** Whether a share came from this browser. */
export function isOwnShare(share: string, store: Storage = localStorage): boolean {
  return all(store).some(([, known]) => known === share)
}

/** The shares this browser sent for a table; only the last one counts there, the others were replaced by it. */
export function sharesSent(table: string, store: Storage = localStorage): string[] {
  return all(store).flatMap(([id, share]) => (id === table ? [share] : []))
}
