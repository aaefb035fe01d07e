/** The path of the current page, changed without reloading. */

import { asFiles, withServer } from './addresses'
import { arrive, beginAtTop, newEntry, rememberScroll } from './scroll'
import { SITE } from './site'

const addresses = SITE ? asFiles : withServer

/** What a link to a path of ours says. */
export const address = addresses.of

/** The same for other browsers and programs. */
export const linkTo = (path: string): string => new URL(address(path), location.href).href

export const place = $state({ path: addresses.pathOf(location) })

rememberScroll()
addEventListener('popstate', () => {
  const before = place.path
  place.path = addresses.pathOf(location)
  arrive(place.path === before)
})

export function go(path: string, replace = false): void {
  const state = newEntry()
  if (replace) history.replaceState(state, '', address(path))
  else history.pushState(state, '', address(path))
  place.path = addresses.pathOf(location)
  beginAtTop()
}

/** Forget what the hash of the address said. */
export function dropHash(): void {
  history.replaceState(history.state, '', address(place.path))
}

let fetchPage: (path: string) => Promise<unknown> = () => Promise.resolve()

/** Only the app knows which page belongs to which address. */
export function setPages(fetch: typeof fetchPage): void {
  fetchPage = fetch
}

/** Fetch a page that will soon be needed; if it does not arrive, the app says so when it is. */
export function prefetch(path: string): void {
  fetchPage(path).catch(() => undefined)
}

/** Our own links only change the path; others, and those opened elsewhere, stay ordinary links. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.hasAttribute('download') || !isOurs(link)) return
  const path = addresses.pathOf(link)
  // Within a page the browser finds the place itself.
  if (link.hash && path === place.path) return
  event.preventDefault()
  go(path + link.hash)
}

function isOurs({ origin, pathname }: HTMLAnchorElement): boolean {
  if (origin !== location.origin) return false
  return SITE ? pathname === new URL('./', location.href).pathname : !pathname.startsWith('/api/')
}
