/** The parts of the whole, as the header and the menu at a table list them, and which of them an address belongs to. */

import { ACCOUNTS, MEETING } from '../browser/offers'

export interface Section {
  path: string
  /** The key of its name. */
  name: string
  icon: string
  /** Which addresses belong to it. */
  has: RegExp
}

const ALL: (Section & { offered: boolean })[] = [
  { path: '/', name: 'web-nav-play', icon: 'city', has: /^\/(play|t\/.*|games)?$/, offered: true },
  { path: '/learn', name: 'web-nav-learn', icon: 'learn', has: /^\/(learn|rules\/.*|fair|credits)$/, offered: true },
  { path: '/puzzles', name: 'web-puzzles', icon: 'search', has: /^\/puzzles(\/.*)?$/, offered: true },
  { path: '/analysis', name: 'web-nav-analysis', icon: 'dice', has: /^\/(analysis|viewer|game\/.*)$/, offered: true },
  { path: '/watch', name: 'web-watch', icon: 'watch', has: /^\/watch$/, offered: MEETING },
  {
    path: '/community',
    name: 'web-community',
    icon: 'friends',
    has: /^\/(community|tournaments|tournament\/.*|leaderboard|friends|people\/.*)$/,
    offered: MEETING,
  },
]

export const SECTIONS: readonly Section[] = ALL.filter(({ offered }) => offered)

/** Where one's own things are: the account and, where there are none, one's games in figures. */
export const OWN: Section = ACCOUNTS
  ? { path: '/account', name: 'web-account', icon: 'person', has: /^\/(account|statistics)$/ }
  : { path: '/statistics', name: 'web-own-statistics', icon: 'person', has: /^\/statistics$/ }

export const SETTINGS: Section = { path: '/settings', name: 'web-settings', icon: 'settings', has: /^\/settings$/ }

/** What a link says about itself: that its page is this one, that this one belongs to it, or nothing. */
export function currentAt(section: Section, path: string): 'page' | 'true' | undefined {
  if (section.path === path) return 'page'
  return section.has.test(path) ? 'true' : undefined
}
