/** Which page shows which address; each is fetched when it is first wanted. */

import type { Component } from 'svelte'

// Components take different props; the address gives them.
type Page = () => Promise<{ default: Component<any> }>

interface Route {
  pattern: RegExp
  page: Page
}

const missing: Page = () => import('./pages/NotFound.svelte')
// Pages that are still being built are looked up, so that a missing one does not stop the others.
const built = import.meta.glob(['./{replay,rules,learn}/*Page.svelte']) as Record<string, Page>
const page = (file: string): Page => built[`./${file}.svelte`] ?? missing

const ROUTES: Route[] = [
  { pattern: /^\/$/, page: () => import('./pages/FirstPage.svelte') },
  { pattern: /^\/t\/(?<id>[\w-]+)$/, page: () => import('./table/TablePage.svelte') },
  { pattern: /^\/game\/(?<id>[\w-]+)$/, page: page('replay/ReplayPage') },
  { pattern: /^\/watch$/, page: () => import('./pages/WatchPage.svelte') },
  { pattern: /^\/learn$/, page: page('learn/LearnPage') },
  { pattern: /^\/rules\/(?<game>king|duel)$/, page: page('rules/RulesPage') },
  { pattern: /^\/fair$/, page: page('replay/FairPage') },
  { pattern: /^\/viewer$/, page: page('replay/ViewerPage') },
  { pattern: /^\/credits$/, page: page('rules/CreditsPage') },
]

export function find(path: string): { page: Page; props: Record<string, string> } {
  for (const { pattern, page } of ROUTES) {
    const match = pattern.exec(path)
    if (match) return { page, props: { ...match.groups } }
  }
  return { page: missing, props: {} }
}
