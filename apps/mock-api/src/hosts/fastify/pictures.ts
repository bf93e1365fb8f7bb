import { CachedBody } from '@nusaria/static-files/cached-body'
import { splitUrl } from '@nusaria/static-files/requests'
import { notFound, sendCached } from '@nusaria/static-files/send-cached'
import type { FastifyInstance } from 'fastify'
import { MEDIA_BASE, MEDIA_CACHE, type Media, memoize } from '../media.ts'

/** The pictures of the shop. */
export function addPictures(app: FastifyInstance, media: Media | undefined): void {
  const pictures = memoize(async (path) => {
    const file = await media?.(path)
    return file ? new CachedBody(Buffer.from(file.body), file.contentType, MEDIA_CACHE) : null
  })
  app.get(`${MEDIA_BASE}/*`, { exposeHeadRoute: true }, async (request, reply) => {
    const picture = await pictures(splitUrl(request.url).path)
    return picture ? sendCached(request, reply, picture) : notFound(reply, 'There is no such picture\n')
  })
}
