import { loadTexts } from '@nusaria/locales/load'
import type { Namespace } from '@nusaria/locales/namespaces'
import { Workbox } from 'workbox-window'
import { createEmitter } from '#platform/events.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { withBase } from '#platform/routing/base-path.ts'
import '#platform/browser/trusted-types.ts'
import { ASSETS_CACHE, GET_VERSION, PICTURES_CACHE, SKIP_WAITING, VERSION_META, WORKER_FILE } from '#platform/worker/messages.ts'

/** The texts of the pages that open without a connection. */
const OFFLINE_TEXTS: readonly Namespace[] = [
  ...(['common', 'errors', 'pwa', 'home', 'search', 'account', 'auth', 'service', 'order', 'afterSale', 'checkout'] as const),
  ...(['promotion', 'points', 'product', 'measures', 'viewed', 'favourite', 'notice', 'review'] as const),
]

/** ms between two looks for a new version while a page stays open */
const UPDATE_INTERVAL = 3_600_000

let waiting = false
const changed = createEmitter()

export const waitingUpdate = { get: () => waiting, subscribe: changed.subscribe }

let workbox: Workbox | undefined
let leaving = false

/** The new version takes over, and this page loads again. Other open pages go on with the files of their version. */
export function applyUpdate(): void {
  leaving = true
  workbox?.messageSkipWaiting()
}

/** A page that came from the network may be as new as the worker that waits: then nothing changes for the shopper. */
async function onWaiting(worker: ServiceWorker | undefined): Promise<void> {
  if (!worker) return
  const version = await new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage({ type: GET_VERSION }, [port2])
  })
  const pageVersion = document.querySelector<HTMLMetaElement>(`meta[name=${VERSION_META}]`)?.content
  if (version === pageVersion) return worker.postMessage({ type: SKIP_WAITING })
  waiting = true
  changed.emit()
}

/** Stores the texts of the offline pages, and the files that this page loaded before a worker was there. */
async function storeShell(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const below = (folder: string) => new URL(withBase(`/${folder}/`), location.href).href
  const urlsToCache = loaded.filter((url) => url.startsWith(below('assets')) || url.startsWith(below('texts')))
  await workbox?.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } })
  // A text that fails to load is missing offline only.
  await Promise.allSettled(OFFLINE_TEXTS.map((namespace) => loadTexts(currentLanguage(), namespace)))
}

/** ms to wait for a quiet moment, at most; the delay in Safari, which has no idle callbacks */
const IDLE_TIMEOUT = 10_000
const IDLE_DELAY = 2_000

/** For a worker that is switched off. The open page still passes through the old one, which stores files again: each start of a page deletes them. */
export async function removeWorker(): Promise<void> {
  const scope = new URL(withBase('/'), location.href).href
  const registration = await navigator.serviceWorker.getRegistration(scope)
  // A worker above the shop's path is another's.
  if (registration?.scope === scope) await registration.unregister()
  const own = [ASSETS_CACHE, PICTURES_CACHE].map((name) => withBase(`/${name}`))
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => own.includes(name) || name === `workbox-precache-v2-${scope}`).map((name) => caches.delete(name)),
  )
}

/** Registers the worker once the page is idle, and looks for new versions. Returns the function that stops looking. */
export function startWorker(): () => void {
  const own = new Workbox(withBase(`/${WORKER_FILE}`))
  workbox = own
  own.addEventListener('waiting', ({ sw }) => void onWaiting(sw))
  own.addEventListener('controlling', () => leaving && location.reload())
  // Where the worker can't be registered the shop works as before.
  const register = () => void own.register().catch(() => {})
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: IDLE_TIMEOUT })
  else setTimeout(register, IDLE_DELAY)
  void own.controlling.then(storeShell)
  let lookedAt = Date.now()
  const look = () => {
    if (document.visibilityState !== 'visible' || Math.abs(Date.now() - lookedAt) < UPDATE_INTERVAL) return
    lookedAt = Date.now()
    own.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
