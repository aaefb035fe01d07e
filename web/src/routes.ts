/** Which page belongs to which address; each is fetched when first needed. */

import type { Component } from 'svelte'
import { alsoFiles, alsoGame, alsoInsight, alsoLearn, alsoPeople } from './lib/words.svelte'

// Components take different props; the address gives them.
type Page = () => Promise<{ default: Component<any> }>

interface Route {
  pattern: RegExp
  page: Page
}

/** A page whose words are not those that every page has. */
const withWords = (page: Page, ...words: (() => Promise<void>)[]): Page => {
  return async () => (await Promise.all([page(), ...words.map((load) => load())]))[0]
}

const missing: Page = () => import('./pages/NotFound.svelte')

const ROUTES: Route[] = [
  { pattern: /^\/$/, page: () => import('./pages/FirstPage.svelte') },
  { pattern: /^\/t\/(?<id>[\w-]+)$/, page: withWords(() => import('./table/TablePage.svelte'), alsoGame) },
  { pattern: /^\/game\/(?<id>[\w-]+)$/, page: withWords(() => import('./replay/ReplayPage.svelte'), alsoGame, alsoFiles) },
  { pattern: /^\/game\/(?<id>[\w-]+)\/review$/, page: withWords(() => import('./review/ReviewPage.svelte'), alsoGame, alsoFiles) },
  { pattern: /^\/analysis$/, page: withWords(() => import('./analysis/AnalysisPage.svelte'), alsoGame, alsoFiles, alsoInsight) },
  { pattern: /^\/play$/, page: withWords(() => import('./pairing/PlayPage.svelte'), alsoPeople) },
  { pattern: /^\/watch$/, page: () => import('./pages/WatchPage.svelte') },
  { pattern: /^\/learn$/, page: withWords(() => import('./learn/LearnPage.svelte'), alsoGame, alsoLearn) },
  { pattern: /^\/puzzles(?:\/(?<id>[a-z0-9]+))?$/, page: withWords(() => import('./puzzles/PuzzlePage.svelte'), alsoGame) },
  { pattern: /^\/rules\/(?<game>king|duel)$/, page: withWords(() => import('./rules/RulesPage.svelte'), alsoGame) },
  { pattern: /^\/fair$/, page: withWords(() => import('./replay/FairPage.svelte'), alsoGame, alsoFiles) },
  { pattern: /^\/viewer$/, page: withWords(() => import('./replay/ViewerPage.svelte'), alsoGame, alsoFiles) },
  { pattern: /^\/account$/, page: withWords(() => import('./account/AccountPage.svelte'), alsoPeople) },
  { pattern: /^\/statistics$/, page: withWords(() => import('./statistics/StatisticsPage.svelte'), alsoGame, alsoInsight) },
  { pattern: /^\/tournaments$/, page: withWords(() => import('./tournaments/TournamentsPage.svelte'), alsoPeople) },
  { pattern: /^\/tournament\/(?<id>[a-z0-9]+)$/, page: withWords(() => import('./tournaments/TournamentPage.svelte'), alsoPeople) },
  { pattern: /^\/friends$/, page: withWords(() => import('./friends/FriendsPage.svelte'), alsoPeople) },
  { pattern: /^\/leaderboard$/, page: withWords(() => import('./people/LeaderboardPage.svelte'), alsoPeople) },
  { pattern: /^\/people\/(?<name>[^/]+)$/, page: withWords(() => import('./people/ProfilePage.svelte'), alsoPeople) },
  { pattern: /^\/admin$/, page: withWords(() => import('./admin/AdminPage.svelte'), alsoPeople) },
  { pattern: /^\/credits$/, page: withWords(() => import('./rules/CreditsPage.svelte'), alsoGame, alsoLearn) },
]

export function find(path: string): { page: Page; props: Record<string, string> } {
  for (const { pattern, page } of ROUTES) {
    const match = pattern.exec(path)
    if (match) return { page, props: { ...match.groups } }
  }
  return { page: missing, props: {} }
}
