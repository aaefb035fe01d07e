/** Which page belongs to which address; each is fetched when first needed. */

import type { Component } from 'svelte'
import { loadWords } from './lib/words.svelte'

// Components take different props; the address gives them.
type Page = () => Promise<{ default: Component<any> }>

interface Route {
  pattern: RegExp
  page: Page
}

/** A page whose words are not those that every page has. */
const withWords = (page: Page, ...words: Parameters<typeof loadWords>): Page => {
  return async () => (await Promise.all([page(), loadWords(...words)]))[0]
}

const missing: Page = () => import('./pages/NotFound.svelte')

const ROUTES: Route[] = [
  { pattern: /^\/$/, page: () => import('./pages/FirstPage.svelte') },
  { pattern: /^\/t\/(?<id>[\w-]+)$/, page: withWords(() => import('./table/TablePage.svelte'), 'game') },
  { pattern: /^\/game\/(?<id>[\w-]+)$/, page: withWords(() => import('./replay/ReplayPage.svelte'), 'game', 'files') },
  { pattern: /^\/game\/(?<id>[\w-]+)\/review$/, page: withWords(() => import('./review/ReviewPage.svelte'), 'game', 'files') },
  { pattern: /^\/analysis$/, page: withWords(() => import('./analysis/AnalysisPage.svelte'), 'game', 'files', 'insight') },
  { pattern: /^\/play$/, page: withWords(() => import('./pairing/PlayPage.svelte'), 'people') },
  { pattern: /^\/watch$/, page: () => import('./pages/WatchPage.svelte') },
  { pattern: /^\/learn$/, page: withWords(() => import('./learn/LearnPage.svelte'), 'game', 'learn') },
  { pattern: /^\/puzzles(?:\/(?<id>[a-z0-9]+))?$/, page: withWords(() => import('./puzzles/PuzzlePage.svelte'), 'game') },
  { pattern: /^\/rules\/(?<game>king|duel)$/, page: withWords(() => import('./rules/RulesPage.svelte'), 'game') },
  { pattern: /^\/fair$/, page: withWords(() => import('./replay/FairPage.svelte'), 'game', 'files') },
  { pattern: /^\/viewer$/, page: withWords(() => import('./replay/ViewerPage.svelte'), 'game', 'files') },
  { pattern: /^\/account$/, page: withWords(() => import('./account/AccountPage.svelte'), 'people') },
  { pattern: /^\/statistics$/, page: withWords(() => import('./statistics/StatisticsPage.svelte'), 'game', 'insight') },
  { pattern: /^\/tournaments$/, page: withWords(() => import('./tournaments/TournamentsPage.svelte'), 'people') },
  { pattern: /^\/tournament\/(?<id>[a-z0-9]+)$/, page: withWords(() => import('./tournaments/TournamentPage.svelte'), 'people') },
  { pattern: /^\/friends$/, page: withWords(() => import('./friends/FriendsPage.svelte'), 'people') },
  { pattern: /^\/leaderboard$/, page: withWords(() => import('./people/LeaderboardPage.svelte'), 'people') },
  { pattern: /^\/people\/(?<name>[^/]+)$/, page: withWords(() => import('./people/ProfilePage.svelte'), 'people') },
  { pattern: /^\/admin$/, page: withWords(() => import('./admin/AdminPage.svelte'), 'people') },
  { pattern: /^\/credits$/, page: withWords(() => import('./rules/CreditsPage.svelte'), 'game', 'learn') },
]

export function find(path: string): { page: Page; props: Record<string, string> } {
  for (const { pattern, page } of ROUTES) {
    const match = pattern.exec(path)
    if (match) return { page, props: { ...match.groups } }
  }
  return { page: missing, props: {} }
}
