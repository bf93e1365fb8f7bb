import { CachedBody } from '@nusaria/host/cached-body'
import { splitUrl } from '@nusaria/host/requests'
import { sendCached } from '@nusaria/host/send-page'
import { StaticFiles } from '@nusaria/host/static-files'
import type { FastifyInstance } from 'fastify'
import { MEDIA_BASE, MEDIA_CACHE, type Media, memoize } from '../media.ts'
import { insertShopBase } from './insert-shop-base.ts'
import { type Pages, pageHandler, STAND_INS, type StandIn, standInHandler } from './pages.ts'

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
  app.get('/*', options, pageHandler(shop))
}
