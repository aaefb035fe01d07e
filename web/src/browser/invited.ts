/** Whether somebody came to a table because they were invited, or just to watch. */

const came = new Set<string>()

/** They followed an invitation within the page. */
export function follow(table: string): void {
  came.add(table)
}

/** Links from elsewhere lead to a table as the first address of a visit; lists of games to watch are part of the page. */
export function isInvited(table: string): boolean {
  if (watches(table)) return false
  if (came.has(table)) return true
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && new URL(opened.name).pathname === `/t/${table}`
}

const key = (table: string): string => `daikaiju-watches-${table}`

function watches(table: string): boolean {
  try {
    return sessionStorage.getItem(key(table)) !== null
  } catch {
    return false // without storage they are asked again after a reload
  }
}

/** They have been told, and stay to watch. */
export function watch(table: string): void {
  came.delete(table)
  try {
    sessionStorage.setItem(key(table), '')
  } catch {
    // asked again after a reload
  }
}
