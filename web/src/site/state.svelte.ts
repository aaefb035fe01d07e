/** How the game inside this page is doing: how far it has arrived, and what is the matter with it or its store. */

export interface SiteState {
  /** How much of Python and engine has arrived, from 0 to 1; null once nothing is on its way. */
  progress: number | null
  failed: null | 'blocked' | 'download' | 'unsupported' | 'broken'
  storage: 'ok' | 'memory' | 'full' | 'newer'
  /** Stored games that cannot be read; they were put aside. */
  unreadable: string[]
  /** The open game is being played in another tab. */
  elsewhere: boolean
}

export const site: SiteState = $state({ progress: null, failed: null, storage: 'ok', unreadable: [], elsewhere: false })
