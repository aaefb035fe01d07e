/** Which page belongs to which address; each is fetched when first needed. */

import type { Component } from 'svelte'
import { alsoLearn } from './lib/words.svelte'

// Components take different props; the address gives them.
type Page = () => Promise<{ default: Component<any> }>

interface Route {
  pattern: RegExp
  page: Page
}

/** A page whose words are not those that every page has. */
const withWords = (page: Page, words: () => Promise<void>): Page => {
  return async () => (await Promise.all([page(), words()]))[0]
}

const missing: Page = () => import('./pages/NotFound.svelte')

const ROUTES: Route[] = [
  { pattern: /^\/$/, page: () => import('./pages/FirstPage.svelte') },
  { pattern: /^\/t\/(?<id>[\w-]+)$/, page: () => import('./table/TablePage.svelte') },
  { pattern: /^\/game\/(?<id>[\w-]+)$/, page: () => import('./replay/ReplayPage.svelte') },
  { pattern: /^\/game\/(?<id>[\w-]+)\/review$/, page: () => import('./review/ReviewPage.svelte') },
  { pattern: /^\/analysis$/, page: () => import('./analysis/AnalysisPage.svelte') },
  { pattern: /^\/play$/, page: () => import('./pairing/PlayPage.svelte') },
  { pattern: /^\/watch$/, page: () => import('./pages/WatchPage.svelte') },
  { pattern: /^\/learn$/, page: withWords(() => import('./learn/LearnPage.svelte'), alsoLearn) },
  { pattern: /^\/puzzles(?:\/(?<id>[a-z0-9]+))?$/, page: () => import('./puzzles/PuzzlePage.svelte') },
  { pattern: /^\/rules\/(?<game>king|duel)$/, page: () => import('./rules/RulesPage.svelte') },
  { pattern: /^\/fair$/, page: () => import('./replay/FairPage.svelte') },
  { pattern: /^\/viewer$/, page: () => import('./replay/ViewerPage.svelte') },
  { pattern: /^\/account$/, page: () => import('./account/AccountPage.svelte') },
  { pattern: /^\/statistics$/, page: () => import('./statistics/StatisticsPage.svelte') },
  { pattern: /^\/tournaments$/, page: () => import('./tournaments/TournamentsPage.svelte') },
  { pattern: /^\/tournament\/(?<id>[a-z0-9]+)$/, page: () => import('./tournaments/TournamentPage.svelte') },
  { pattern: /^\/friends$/, page: () => import('./friends/FriendsPage.svelte') },
  { pattern: /^\/leaderboard$/, page: () => import('./people/LeaderboardPage.svelte') },
  { pattern: /^\/people\/(?<name>[^/]+)$/, page: () => import('./people/ProfilePage.svelte') },
  { pattern: /^\/admin$/, page: () => import('./admin/AdminPage.svelte') },
  { pattern: /^\/credits$/, page: withWords(() => import('./rules/CreditsPage.svelte'), alsoLearn) },
]

export function find(path: string): { page: Page; props: Record<string, string> } {
  for (const { pattern, page } of ROUTES) {
    const match = pattern.exec(path)
    if (match) return { page, props: { ...match.groups } }
  }
  return { page: missing, props: {} }
}
