import { API_BASE } from '@nusaria/contracts/headers'
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { CONTROL_BASE } from '../../control/base.ts'
import type { EngineRequest } from '../../engine/http/engine-request.ts'
import { WORLD_PARAM, worldCookie, worldIdOf } from '../../engine/http/world-id.ts'
import { createShop, type Shop } from '../../shop.ts'
import { MEDIA_BASE, MEDIA_CACHE, type Media, memoize, shopMedia } from '../media.ts'
import { decodePicture } from './decode-picture.ts'
import { handlersBelow } from './msw.ts'
import { storedControl } from './stored-control.ts'
import { WorldStorage } from './world-storage.ts'

export interface BrowserHostOptions extends Shop {
  readonly media: Media
  /** Address of the worker's script. */
  readonly workerUrl: string
}

/** Serves API, control API and pictures to this page with MSW, from worlds in IndexedDB. Resolves when the worker runs. */
export async function serveInPage({ engine, control, media, workerUrl }: BrowserHostOptions): Promise<void> {
  const storage = new WorldStorage(engine)
  const pictures = memoize(media)
  const named = new URLSearchParams(location.search).get(WORLD_PARAM)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  if (named !== null) document.cookie = worldCookie(named)

  const api = (request: EngineRequest) => {
    // A worker doesn't see the cookie header, and each origin has its own worlds, so the host doesn't matter.
    const id = worldIdOf({ ...request.headers, host: undefined, cookie: document.cookie })
    // The worker doesn't see this header.
    const headers = { ...request.headers, 'user-agent': navigator.userAgent }
    return storage.withLock(id, () => engine.handle(id, { ...request, headers }))
  }
  const worker = setupWorker(
    ...handlersBelow(API_BASE, api),
    ...handlersBelow(CONTROL_BASE, storedControl({ engine, control }, storage)),
    http.get(`${location.origin}${MEDIA_BASE}/*`, async ({ request }) => {
      const file = await pictures(new URL(request.url).pathname)
      return new HttpResponse(file?.body ?? null, {
        status: file ? 200 : 404,
        headers: file ? { 'content-type': file.contentType, 'cache-control': MEDIA_CACHE } : {},
      })
    }),
  )
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: workerUrl } })
}

/**
 * Starts the whole mock in this page. Call it before the first request.
 * @public the offline build's entry imports it
 */
export async function startInBrowser(workerUrl = '/mockServiceWorker.js'): Promise<void> {
  await serveInPage({ ...createShop({ journalEntries: 300, journalReplies: 60_000, decodePicture }), media: shopMedia, workerUrl })
}
