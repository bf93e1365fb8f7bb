import { CachedBody } from '@nusaria/static-files/cached-body'
import { splitUrl } from '@nusaria/static-files/requests'
import { notFound, sendCached } from '@nusaria/static-files/send-cached'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DrawShareCard, SHARE_BASE, type ShareCardRequest } from './site/rendered-page.ts'

interface ShareCards {
  /** The path of the shop: begins and ends with a slash. */
  readonly base: string
  readonly draw: DrawShareCard
  readonly cacheControl: string
  readonly requestOf: (request: FastifyRequest) => ShareCardRequest
}

/** Pictures that are drawn at once. Each costs as much as some pages: without a limit a crawler could take the time of those. */
const MOST_AT_ONCE = 4

const later = (reply: FastifyReply) => reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '10' }).send()

/** Answers the addresses of products' pictures for sites where a product is shared. */
export function addShareCards(app: FastifyInstance, { base, draw, cacheControl, requestOf }: ShareCards): void {
  let drawing = 0
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    if (drawing >= MOST_AT_ONCE) return later(reply)
    drawing += 1
    const about = requestOf(request)
    try {
      const png = await draw(about)
      if (!png) return notFound(reply, 'There is no such picture\n')
      return sendCached(request, reply, new CachedBody(Buffer.from(png), 'image/png', cacheControl))
    } catch (error) {
      about.report(`${splitUrl(request.url).path}: the picture could not be drawn: ${error}`)
      return later(reply)
    } finally {
      drawing -= 1
    }
  }
  app.get(`${base.slice(0, -1)}${SHARE_BASE}/*`, { exposeHeadRoute: true }, send)
}
