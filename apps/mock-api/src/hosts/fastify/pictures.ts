import { PICTURE_WIDTHS } from '@nusaria/contracts/picture-widths'
import { CachedBody } from '@nusaria/static-files/cached-body'
import { splitUrl } from '@nusaria/static-files/requests'
import { notFound, sendCached } from '@nusaria/static-files/send-cached'
import type { FastifyInstance } from 'fastify'
import { MEDIA_BASE, MEDIA_CACHE, type Media, memoize } from '../media.ts'
import type { SmallPicture } from '../node/small-pictures.ts'

/** The width that `?w=` asks for; others are not made, so that nobody fills the disk with sizes. */
function askedWidth(query: string): number | undefined {
  const asked = new URLSearchParams(query).get('w')
  return PICTURE_WIDTHS.find((width) => `${width}` === asked)
}

/** The pictures of the shop: drawings, and, where `small` is given, WebP in the width that a browser asks for. */
export function addPictures(app: FastifyInstance, media: Media | undefined, small: SmallPicture | undefined): void {
  const files = memoize(async (path) => (await media?.(path)) ?? null)
  const drawings = (cacheControl: string, ...vary: readonly string[]) =>
    memoize(async (path) => {
      const file = await files(path)
      return file && new CachedBody(Buffer.from(file.body), file.contentType, cacheControl, [], ...vary)
    })
  const drawing = drawings(MEDIA_CACHE)
  /** In place of a small picture: the next request may get that. */
  const drawingMeanwhile = drawings('no-cache', 'accept')

  async function smallPicture(path: string, width: number): Promise<CachedBody | null> {
    const file = await files(path)
    const picture = file && (await small?.(file, width))
    return picture ? new CachedBody(Buffer.from(picture), 'image/webp', MEDIA_CACHE, [], 'accept') : null
  }

  app.get(`${MEDIA_BASE}/*`, { exposeHeadRoute: true }, async (request, reply) => {
    const { path, query } = splitUrl(request.url)
    const width = small && askedWidth(query)
    const takesWebp = request.headers.accept?.includes('image/webp')
    const made = width && takesWebp ? await smallPicture(path, width) : null
    const picture = made ?? (await (width ? drawingMeanwhile : drawing)(path))
    return picture ? sendCached(request, reply, picture) : notFound(reply, 'There is no such picture\n')
  })
}
