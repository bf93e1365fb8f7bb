import { type DrawShareCard, SHARE_BASE, type ShareCardRequest } from '@nusaria/contracts/rendered-page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CachedBody } from './cached-body.ts'
import { splitUrl } from './requests.ts'
import { notFound, sendCached } from './send-page.ts'

interface ShareCards {
  /** The path of the shop: begins and ends with a slash. */
  readonly base: string
  readonly draw: DrawShareCard
  readonly cacheControl: string
  readonly requestOf: (request: FastifyRequest) => ShareCardRequest
}

/** Answers the addresses of products' pictures for sites where a product is shared. */
export function addShareCards(app: FastifyInstance, { base, draw, cacheControl, requestOf }: ShareCards): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const about = requestOf(request)
    try {
      const png = await draw(about)
      if (!png) return notFound(reply, 'There is no such picture\n')
      return sendCached(request, reply, new CachedBody(Buffer.from(png), 'image/png', cacheControl))
    } catch (error) {
      about.report(`${splitUrl(request.url).path}: the picture could not be drawn: ${error}`)
      return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '10' }).send()
    }
  }
  app.get(`${base.slice(0, -1)}${SHARE_BASE}/*`, { exposeHeadRoute: true }, send)
}
