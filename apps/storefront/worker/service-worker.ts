import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import { ASSETS_CACHE as ASSETS, type BuildFacts, GET_VERSION, PICTURES_CACHE, SKIP_WAITING } from '../src/platform/worker/messages.ts'
import { isFile, isShopPage } from './routes.ts'

// The service worker of the deployed shop. It answers what the shop itself needs, and leaves the API and other pages of the host to the network.

declare const self: ServiceWorkerGlobalScope
declare const BUILD: BuildFacts

const { base, version, precached, apiBase } = BUILD
const DAY = 86_400
/** s: a page that takes longer opens from the cache. */
const PAGE_TIMEOUT = 5
const CONFIG_TIMEOUT = 3
const SHELL = `${base}index.html`
/** Files with a hash in their name that aren't precached, and those of the version before: a page that is open may still need them. */
const ASSETS_CACHE = base + ASSETS
const ASSETS_LIFE = { maxEntries: 300, maxAgeSeconds: 30 * DAY }

const isHashed = ({ pathname }: URL) => pathname.startsWith(`${base}assets/`) || pathname.startsWith(`${base}texts/`)

/** A version with a page in place of a file is not installed. */
const shell = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        response.ok && (!isHashed(new URL(request.url)) || isFile(response)) ? response : null,
    },
  ],
})
shell.addToCacheList([...precached])

/** Moves the hashed files of the version before into the cache of assets, before the precache drops them. */
async function keepOldAssets(): Promise<void> {
  const [from, to] = await Promise.all([caches.open(shell.strategy.cacheName), caches.open(ASSETS_CACHE)])
  const current = new Set(shell.getURLsToCacheKeys().values())
  const expiration = new CacheExpiration(ASSETS_CACHE, ASSETS_LIFE)
  for (const request of await from.keys()) {
    const file = current.has(request.url) || !isHashed(new URL(request.url)) ? undefined : await from.match(request)
    if (!file) continue
    await to.put(request, file)
    await expiration.updateTimestamp(request.url)
  }
  await expiration.expireEntries()
}

self.addEventListener('install', (event) => void event.waitUntil(shell.install(event)))
self.addEventListener('activate', (event) => void event.waitUntil(keepOldAssets().then(() => shell.activate(event))))
// The first version takes care of the page that installed it. A later one waits until the shopper agrees, or all pages are closed.
clientsClaim()
self.addEventListener('message', ({ data, ports: [port] }) => {
  if (data?.type === SKIP_WAITING) void self.skipWaiting()
  if (data?.type === GET_VERSION) port?.postMessage(version)
})

registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false }))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashed(url),
  new CacheFirst({
    cacheName: ASSETS_CACHE,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
        cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse && isFile(cachedResponse) ? cachedResponse : null),
      },
      new ExpirationPlugin({ ...ASSETS_LIFE, purgeOnQuotaError: true }),
    ],
  }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === `${base}config.json`,
  new NetworkFirst({ cacheName: ASSETS_CACHE, networkTimeoutSeconds: CONFIG_TIMEOUT }),
)
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.destination === 'image' && !url.pathname.startsWith(`${apiBase}/`),
  new StaleWhileRevalidate({
    cacheName: base + PICTURES_CACHE,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 14 * DAY, purgeOnQuotaError: true }),
    ],
  }),
)
registerRoute(
  // Only whole pages: a frame of the host's tools has a page of its own.
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode === 'navigate' && request.destination === 'document' && isShopPage(url.pathname, base),
  new NetworkOnly({ networkTimeoutSeconds: PAGE_TIMEOUT, plugins: [{ handlerDidError: () => shell.matchPrecache(SHELL) }] }),
)
