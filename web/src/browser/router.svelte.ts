/** The current path of the address bar, changed without reloading. */

export const place = $state({ path: location.pathname })

addEventListener('popstate', () => {
  place.path = location.pathname
})

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  place.path = location.pathname
  scrollTo(0, 0)
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
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || link.hash) return
  event.preventDefault()
  go(link.pathname)
}
