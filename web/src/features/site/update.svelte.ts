/** The service worker, which keeps the whole page for when there is no network, and its newer versions. */

export const update: { ready: boolean; others: boolean } = $state({
  /** A newer version has arrived and waits until nobody uses this one. */
  ready: false,
  /** It waits for other tabs too. */
  others: false,
})

let newer: ServiceWorker | null = null
let keeping = false
let replacing = false

function follow(worker: ServiceWorker | null): void {
  if (!worker) return
  const look = (): void => {
    // The first version of all replaces nothing.
    if (worker.state !== 'installed' || !navigator.serviceWorker.controller) return
    newer = worker
    update.ready = true
  }
  worker.addEventListener('statechange', look)
  look()
}

/** Keep the page for later; without service workers, or where they are refused, it needs the network each time. */
export async function keepForLater(): Promise<void> {
  if (keeping || !('serviceWorker' in navigator)) return
  keeping = true
  try {
    const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' })
    follow(registration.waiting)
    registration.addEventListener('updatefound', () => follow(registration.installing))
    const { active } = await navigator.serviceWorker.ready
    // It serves this tab too if both are of the same version.
    if (!navigator.serviceWorker.controller) active?.postMessage({ kind: 'serve', entry: entryOf(document) })
  } catch {
    // The page works without.
  }
}

function entryOf(page: Document): string | undefined {
  return page.querySelector<HTMLScriptElement>('script[type="module"]')?.src
}

/** Go over to the newer version, unless other tabs still use this one. */
export function useNewer(): void {
  const worker = newer
  if (!worker) {
    location.reload()
    return
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }: MessageEvent<boolean>) => (update.others = !data)
  if (!replacing) navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  replacing = true
  worker.postMessage({ kind: 'replace' }, [port2])
}
