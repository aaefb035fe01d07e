/** How far this browser has seen the games at its tables, to show later what was missed. */

const KEY = 'daikaiju-seen'
/** Older tables are forgotten. */
const MOST = 50

type Seen = [table: string, number: number][]

function all(store: Storage): Seen {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Seen) : []
  } catch {
    return [] // private windows and broken entries: nothing was remembered
  }
}

export function rememberSeen(table: string, number: number, store: Storage = localStorage): void {
  const others = all(store).filter(([id]) => id !== table)
  try {
    store.setItem(KEY, JSON.stringify([...others, [table, number]].slice(-MOST)))
  } catch {
    // if storage is full or forbidden, nothing is remembered
  }
}

/** The last entry this browser has seen of a table; −1 for none. */
export function lastSeen(table: string, store: Storage = localStorage): number {
  return all(store).find(([id]) => id === table)?.[1] ?? -1
}
