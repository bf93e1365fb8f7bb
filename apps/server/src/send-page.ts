import { randomBytes } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { CachedBody, chooseEncoding } from '@nusaria/static-files/cached-body'
import { splitUrl } from '@nusaria/static-files/requests'
import { sendCached } from '@nusaria/static-files/send-cached'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RenderedPage, RenderPage, RenderRequest } from './site/rendered-page.ts'

interface MadePage extends Pick<RenderedPage, 'html' | 'rest'> {
  /** Of the inline scripts in the rest of the page. */
  readonly nonce?: string
  /** The headers of the request on which it depends. */
  readonly vary?: readonly string[]
  /** By default browsers and caches ask each time. */
  readonly cacheControl?: string
}

/**
 * Sends a page made for this request.
 * @param file the page from which it was made
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { scripts }: CachedBody, page: MadePage) {
  const { html, rest, nonce, vary = [], cacheControl = 'no-cache' } = page
  if (rest) {
    reply.scripts = [...scripts, `nonce-${nonce}`]
    return sendPieces(request, reply.headers({ 'cache-control': cacheControl }), html, rest, vary)
  }
  return sendCached(request, reply, new CachedBody(Buffer.from(html), 'text/html; charset=utf-8', cacheControl, scripts, ...vary))
}

async function* after(first: string, rest: AsyncIterable<string>) {
  yield first
  yield* rest
}

/** Each piece is packed by itself, so that the browser can read it. */
const PACKERS = {
  br: () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
} as const

/** Sends a page in the pieces in which it is made. */
function sendPieces(request: FastifyRequest, reply: FastifyReply, html: string, rest: AsyncIterable<string>, vary: readonly string[]) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    vary: ['accept-encoding', ...vary].join(', '),
    // A proxy passes each piece on at once.
    'x-accel-buffering': 'no',
    ...(encoding && { 'content-encoding': encoding }),
  })
  const pieces = Readable.from(after(html, rest), { objectMode: false })
  // A visitor who leaves, or a piece that fails, ends both.
  return reply.send(encoding ? pipeline(pieces, PACKERS[encoding](), () => {}) : pieces)
}

/** Renders a page, which may be sent in several pieces; null when that fails: then the page is sent empty, for the browser to render. */
export async function renderSafely(
  render: RenderPage,
  request: RenderRequest,
): Promise<(RenderedPage & { readonly nonce: string }) | null> {
  const { path } = splitUrl(request.url)
  const report = (problem: string) => request.report(`${path}: ${problem}`)
  const nonce = randomBytes(16).toString('base64')
  try {
    const page = await render({ ...request, nonce, report })
    return page && { ...page, nonce }
  } catch (error) {
    report(`the page could not be rendered: ${error}`)
    return null
  }
}
