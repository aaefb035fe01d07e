/** What only somebody who comes back needs: fetched along with the first screen, so that it is drawn with it. */

import type Returning from './Returning.svelte'

let loaded: typeof Returning | null = null

export async function loadReturning(): Promise<typeof Returning> {
  loaded ??= (await import('./Returning.svelte')).default
  return loaded
}

/** If it is there already. */
export const loadedReturning = (): typeof Returning | null => loaded
