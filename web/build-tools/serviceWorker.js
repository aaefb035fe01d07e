/**
 * Keeps one whole version of the page, so that it works without a network. precache.mjs fills in the files.
 * All tabs have the same version: a newer one takes over when the last tab is closed, or when the only one asks for it.
 */

/** Every file with its fingerprint. */
const FILES = new Map(/* FILES */)
const VERSION = '/* VERSION */'

const SCOPE = self.registration.scope
/** Other pages of this host have caches of their own. */
const OURS = `daikaiju ${new URL(SCOPE).pathname} `
const CACHE = OURS + VERSION
/** In each cache, the fingerprints of what is in it. */
const LIST = 'precache.json'
const NETWORKS = 'python/networks/'

/** Some hosts lead index.html elsewhere, and no browser opens a page that was led elsewhere. */
const addressOf = (file) => new URL(file === 'index.html' ? './' : file, SCOPE).href

async function install() {
  const cache = await caches.open(CACHE)
  const earlier = await Promise.all((await ourCaches()).filter((name) => name !== CACHE).map(open))
  // Networks are large, and a game that is about to begin does not need them: everything else comes first.
  const late = [...FILES].filter(([file]) => file.startsWith(NETWORKS))
  const soon = [...FILES].filter(([file]) => !file.startsWith(NETWORKS))
  for (const files of [soon, late]) {
    await Promise.all(files.map(([file, fingerprint]) => keep(cache, file, fingerprint, earlier)))
  }
  await cache.put(addressOf(LIST), new Response(JSON.stringify([...FILES])))
}

/**
 * What has not changed is taken over. What does not have its fingerprint is refused: then installing is tried again
 * later, and goes on where it was.
 */
async function keep(cache, file, fingerprint, earlier) {
  const address = addressOf(file)
  if (await cache.match(address)) return
  for (const { files, cache: before } of earlier) {
    const known = files.get(file) === fingerprint && (await before.match(address))
    if (known) {
      await cache.put(address, known)
      return
    }
  }
  const response = await fetch(address, { cache: 'no-cache', integrity: fingerprint })
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  await cache.put(address, response)
}

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(OURS))

async function open(name) {
  const cache = await caches.open(name)
  const list = await cache.match(addressOf(LIST))
  return { cache, files: new Map(list ? await list.json() : []) }
}

async function forgetOthers() {
  await Promise.all((await ourCaches()).filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}

/** From the cache; where the browser has thrown something away, from the network. */
async function answer(request, file) {
  const cache = await caches.open(CACHE)
  return (await cache.match(addressOf(file))) ?? fetch(request)
}

function fileOf(request) {
  const { href, origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || !href.startsWith(SCOPE)) return null
  const file = (origin + pathname).slice(SCOPE.length) || 'index.html'
  return FILES.has(file) ? file : null
}

async function tabs() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.filter(({ url }) => url.startsWith(SCOPE))
}

/** Take over at once, if the only tab asks for it. */
async function replace(port) {
  const alone = (await tabs()).length < 2
  port.postMessage(alone)
  if (alone) await self.skipWaiting()
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
self.addEventListener('fetch', (event) => {
  const file = fileOf(event.request)
  if (file) event.respondWith(answer(event.request, file))
})
self.addEventListener('message', (event) => {
  const { kind, entry } = event.data
  if (kind === 'replace') event.waitUntil(replace(event.ports[0]))
  // A tab that was opened before there was a worker, with files of this version.
  if (kind === 'serve' && FILES.has(String(entry).slice(SCOPE.length))) event.waitUntil(self.clients.claim())
})
