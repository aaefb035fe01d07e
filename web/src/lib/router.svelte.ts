/** Where the page is: the path of the address bar, changed without loading anew. */

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

/** Links of our own change the place only; others, and those opened elsewhere, stay links. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || link.hash) return
  event.preventDefault()
  go(link.pathname)
}
