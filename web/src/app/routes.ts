/** Which page belongs to which address; each is fetched when first needed. */

import type { Component } from 'svelte'
import { ACCOUNTS, KEEPING, MEETING, TALKING } from '../browser/offers'
import { loadReturning } from '../features/home/returning'
import { isKnown } from '../browser/settings.svelte'
import { loadWords } from '../i18n/words.svelte'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- components take different props; the address gives them
type Page = () => Promise<{ default: Component<any> }>

interface Route {
  pattern: RegExp
  page: Page
}

/** A page whose words are not those that every page has. */
const withWords = (page: Page, ...words: Parameters<typeof loadWords>): Page => {
  return async () => (await Promise.all([page(), loadWords(...words)]))[0]
}

const missing: Page = () => import('../ui/NotFound.svelte')

/** Somebody who comes back finds more there. */
const firstPage: Page = async () => {
  const [page] = await Promise.all([import('../features/home/FirstPage.svelte'), isKnown() && loadReturning()])
  return page
}

const FOR_EVERYBODY: Route[] = [
  { pattern: /^\/$/, page: firstPage },
  { pattern: /^\/t\/(?<id>[\w-]+)$/, page: withWords(() => import('../features/table/TablePage.svelte'), 'game') },
  { pattern: /^\/game\/(?<id>[\w-]+)$/, page: withWords(() => import('../features/replay/ReplayPage.svelte'), 'game', 'files') },
  { pattern: /^\/game\/(?<id>[\w-]+)\/review$/, page: withWords(() => import('../features/review/ReviewPage.svelte'), 'game', 'files') },
  { pattern: /^\/analysis$/, page: withWords(() => import('../features/analysis/AnalysisPage.svelte'), 'game', 'files', 'insight') },
  { pattern: /^\/learn$/, page: withWords(() => import('../features/learn/LearnPage.svelte'), 'game', 'learn') },
  { pattern: /^\/puzzles(?:\/(?<id>[a-z0-9]+))?$/, page: withWords(() => import('../features/puzzles/PuzzlePage.svelte'), 'game') },
  { pattern: /^\/rules\/(?<game>king|duel)$/, page: withWords(() => import('../features/rules/RulesPage.svelte'), 'game') },
  { pattern: /^\/fair$/, page: withWords(() => import('../features/fair/FairPage.svelte'), 'game', 'files') },
  { pattern: /^\/viewer$/, page: withWords(() => import('../features/viewer/ViewerPage.svelte'), 'game', 'files') },
  { pattern: /^\/statistics$/, page: withWords(() => import('../features/statistics/StatisticsPage.svelte'), 'game', 'insight') },
  { pattern: /^\/settings$/, page: () => import('../features/settings/SettingsPage.svelte') },
  { pattern: /^\/credits$/, page: withWords(() => import('../features/rules/CreditsPage.svelte'), 'game', 'learn') },
]

const TO_MEET: Route[] = [
  { pattern: /^\/play$/, page: withWords(() => import('../features/matchmaking/PlayPage.svelte'), 'people') },
  { pattern: /^\/watch$/, page: () => import('../features/home/WatchPage.svelte') },
  { pattern: /^\/community$/, page: withWords(() => import('../features/community/CommunityPage.svelte'), 'people') },
  { pattern: /^\/tournaments$/, page: withWords(() => import('../features/tournaments/TournamentsPage.svelte'), 'people') },
  { pattern: /^\/tournament\/(?<id>[a-z0-9]+)$/, page: withWords(() => import('../features/tournaments/TournamentPage.svelte'), 'people') },
]

const OF_ACCOUNTS: Route[] = [
  { pattern: /^\/account$/, page: withWords(() => import('../features/account/AccountPage.svelte'), 'people') },
  { pattern: /^\/friends$/, page: withWords(() => import('../features/friends/FriendsPage.svelte'), 'people') },
  { pattern: /^\/leaderboard$/, page: withWords(() => import('../features/people/LeaderboardPage.svelte'), 'people') },
  { pattern: /^\/people\/(?<name>[^/]+)$/, page: withWords(() => import('../features/people/ProfilePage.svelte'), 'people') },
]

const OF_MODERATION: Route[] = [{ pattern: /^\/admin$/, page: withWords(() => import('../features/admin/AdminPage.svelte'), 'people') }]

const OF_KEEPING: Route[] = [{ pattern: /^\/games$/, page: withWords(() => import('../features/site/GamesPage.svelte'), 'game') }]

const ROUTES: Route[] = [
  ...FOR_EVERYBODY,
  ...(MEETING ? TO_MEET : []),
  ...(ACCOUNTS ? OF_ACCOUNTS : []),
  ...(TALKING ? OF_MODERATION : []),
  ...(KEEPING ? OF_KEEPING : []),
]

export function find(path: string): { page: Page; props: Record<string, string> } {
  for (const { pattern, page } of ROUTES) {
    const match = pattern.exec(path)
    if (match) return { page, props: { ...match.groups } }
  }
  return { page: missing, props: {} }
}
