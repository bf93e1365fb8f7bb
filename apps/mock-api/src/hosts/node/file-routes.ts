import { CachedBody } from '@nusaria/server/cached-body'
import { headersOf, splitUrl } from '@nusaria/server/requests'
import { sendCached } from '@nusaria/server/send-page'
import { addShareCards } from '@nusaria/server/share-cards'
import { StaticFiles } from '@nusaria/server/static-files'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { worldIdOf } from '../../engine/http/world-id.ts'
import { MEDIA_BASE, MEDIA_CACHE, type Media, memoize } from '../media.ts'
import { insertShopBase } from './insert-shop-base.ts'
import { type Pages, pageHandler, renderRequest, STAND_INS, type StandIn, standInHandler } from './pages.ts'

export interface FileRoutes extends Pages {
  readonly media: Media | undefined
  /** Folders of the stand-in pages, by their path. */
  readonly standIns: Partial<Readonly<Record<StandIn, string>>>
}

/** Pictures, the stand-in pages, and the storefront at every other address. */
export function addFileRoutes(app: FastifyInstance, { media, standIns, ...shop }: FileRoutes): void {
  const pictures = memoize(async (path) => {
    const file = await media?.(path)
    return file ? new CachedBody(Buffer.from(file.body), file.contentType, MEDIA_CACHE) : null
  })
  const options = { exposeHeadRoute: true }
  app.get(`${MEDIA_BASE}/*`, options, async (request, reply) => {
    const picture = await pictures(splitUrl(request.url).path)
    return picture ? sendCached(request, reply, picture) : reply.code(404).send()
  })
  for (const path of STAND_INS) {
    const dir = standIns[path]
    if (dir === undefined) continue
    const page = standInHandler(path, new StaticFiles(dir, (html) => insertShopBase(html, shop.base)))
    for (const url of [path, `${path}/*`]) app.get(url, options, page)
  }
  const { engine, base, config, renderer } = shop
  if (renderer) {
    const picture = async (address: string) => {
      const file = await media?.(new URL(address, 'http://shop').pathname)
      return file ? Buffer.from(file.body) : null
    }
    const requestOf = (request: FastifyRequest) => ({ ...renderRequest(request, engine, worldIdOf(headersOf(request)), config), picture })
    // Worlds, faults and clock change a price at any moment.
    addShareCards(app, { base, draw: renderer.shareCard, cacheControl: 'no-cache', requestOf })
  }
  app.get('/*', options, pageHandler(shop))
}
