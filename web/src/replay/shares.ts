/** The shares this browser added to the dice of its tables, so that it can see later whether they were used. */

const KEY = 'daikaiju-shares'
/** Older ones are forgotten. */
const MOST = 200

function remembered(store: Storage): string[] {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((share) => typeof share === 'string') : []
  } catch {
    return [] // private windows and broken entries: nothing was remembered
  }
}

/** To be called for every share before it is sent. */
export function rememberShare(share: string, store: Storage = localStorage): void {
  try {
    store.setItem(KEY, JSON.stringify([...remembered(store), share].slice(-MOST)))
  } catch {
    // a full or forbidden store only means that nothing is remembered
  }
}

/** Whether a share came from this browser. */
export function isOwnShare(share: string, store: Storage = localStorage): boolean {
  return remembered(store).includes(share)
}
