import { API_BASE } from '@nusaria/contracts/headers'
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { CONTROL_BASE } from '../../control/base.ts'
import { controlContract } from '../../control/contract.ts'
import type { Control } from '../../control/control.ts'
import type { Engine } from '../../engine/engine.ts'
import type { EngineReply, EngineRequest } from '../../engine/http/engine-request.ts'
import { WORLD_PARAM, worldCookie, worldIdOf } from '../../engine/http/world-id.ts'
import { createShop } from '../../shop.ts'
import { MEDIA_BASE, MEDIA_CACHE, type Media, memoize, shopMedia } from '../media.ts'
import { handlersBelow } from './msw.ts'
import { WorldStorage } from './world-storage.ts'

export interface BrowserHostOptions {
  readonly engine: Engine
  readonly control: Control
  readonly media: Media
  /** Address of the worker's script. */
  readonly workerUrl: string
}

const DELETE_WORLDS = CONTROL_BASE + controlContract.deleteWorlds.path
const WORLD_PATH = new RegExp(`^${CONTROL_BASE}/worlds/([^/]+)(/.*)?$`)

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
  const mock = async (request: EngineRequest): Promise<EngineReply> => {
    const id = WORLD_PATH.exec(request.path)?.[1]
    if (request.path === DELETE_WORLDS) {
      const reply = await control.handle(request)
      if (reply.status === 200) for (const deleted of (JSON.parse(reply.body) as { list: string[] }).list) await storage.drop(deleted)
      return reply
    }
    if (id === undefined) return saveCreated(storage, await control.handle(request))
    const reply = await storage.withLock(id, () => control.handle(request))
    if (!engine.worlds.has(id)) await storage.drop(id)
    return saveCreated(storage, reply)
  }
  const worker = setupWorker(
    ...handlersBelow(API_BASE, api),
    ...handlersBelow(CONTROL_BASE, mock),
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

/** Saves a world that a control request created. */
async function saveCreated(storage: WorldStorage, reply: EngineReply): Promise<EngineReply> {
  if (reply.status === 201) await storage.save((JSON.parse(reply.body) as { id: string }).id)
  return reply
}

/**
 * Starts the whole mock in this page. Call it before the first request.
 * @public the offline build's entry imports it
 */
export async function startInBrowser(workerUrl = '/mockServiceWorker.js'): Promise<void> {
  const { engine, control } = createShop({ journalEntries: 300, journalReplies: 60_000 })
  await serveInPage({ engine, control, media: shopMedia, workerUrl })
}
