/**
 * Where each page of this tab's history was scrolled to. Pages fetch what they show, so the browser's own memory would
 * find them too short: we scroll as soon as they are long enough, unless their visitor does something first.
 */

const KEY = 'daikaiju-scroll'
/** For how many milliseconds a page may grow until it is as long as it was. */
const LONGEST = 4000

let positions: Record<string, number> = {}
let entry = ''
let stop: () => void = () => undefined

function remembered(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {} // broken entries and forbidden storage: begin afresh
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions))
  } catch {
    // a private window forgets
  }
}

function nameOfEntry(): string | null {
  const state = history.state as { scroll?: unknown } | null
  return typeof state?.scroll === 'string' ? state.scroll : null
}

/** What a new entry of the history is marked with, besides what pages keep there. */
export function newEntry(): { scroll: string } {
  entry = Math.random().toString(36).slice(2)
  return { scroll: entry }
}

/** Begin to remember; the page as it was left is shown again after a reload. */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual'
  positions = remembered()
  addEventListener('scroll', () => void (positions[entry] = scrollY), { passive: true })
  addEventListener('pagehide', keep)
  arrive()
}

/** The browser has gone to another entry of its history, of the same page or of another: show it as it was left. */
export function arrive(samePage = true): void {
  stop()
  const known = nameOfEntry()
  if (known === null) {
    // The first one, or a link within a page, which the browser follows itself.
    history.replaceState({ ...(history.state as object | null), ...newEntry() }, '')
    if (!samePage) scrollTo(0, 0)
    return
  }
  entry = known
  const wanted = positions[known] ?? 0
  if (wanted > 0) restore(wanted)
  else if (!location.hash) scrollTo(0, 0)
}

/** Stop following a page that is left, and begin the next one at its top. */
export function beginAtTop(): void {
  stop()
  scrollTo(0, 0)
}

function restore(wanted: number): void {
  const attempt = (): void => {
    if (document.documentElement.scrollHeight - innerHeight >= wanted && scrollY !== wanted) scrollTo(0, wanted)
  }
  const grown = new ResizeObserver(attempt)
  const controller = new AbortController()
  const timer = setTimeout(() => stop(), LONGEST)
  stop = () => {
    clearTimeout(timer)
    grown.disconnect()
    controller.abort()
    stop = () => undefined
  }
  grown.observe(document.body)
  // Whoever does something has seen where they are.
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(event, () => stop(), { passive: true, signal: controller.signal })
  }
  // Not before the page that was left is gone.
  requestAnimationFrame(attempt)
}
