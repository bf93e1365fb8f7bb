import type { RenderedPage, RenderPage, RenderRequest } from '@nusaria/contracts/rendered-page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CachedBody } from './cached-body.ts'
import { splitUrl } from './requests.ts'

/** Sends a cached body in an encoding that the browser accepts; 304 when the browser has it. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, packed: CachedBody): Promise<FastifyReply> {
  const { headers, body } = await packed.encoded(request.headers['accept-encoding'])
  reply.headers(headers)
  reply.scripts = packed.scripts
  if (reply.statusCode === 200 && request.headers['if-none-match'] === packed.etag) return reply.code(304).send()
  return reply.send(body)
}

interface MadePage {
  readonly html: string
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
  const { html, vary = [], cacheControl = 'no-cache' } = page
  return sendCached(request, reply, new CachedBody(Buffer.from(html), 'text/html; charset=utf-8', cacheControl, scripts, ...vary))
}

/** Renders a page; null when that fails: then the page is sent empty, for the browser to render. */
export async function renderSafely(render: RenderPage, request: RenderRequest): Promise<RenderedPage | null> {
  const { path } = splitUrl(request.url)
  const report = (problem: string) => request.report(`${path}: ${problem}`)
  try {
    return await render({ ...request, report })
  } catch (error) {
    report(`the page could not be rendered: ${error}`)
    return null
  }
}

/** Answers that there is nothing at an address, in a text. */
export function notFound(reply: FastifyReply, text: string): FastifyReply {
  return reply.code(404).headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).send(text)
}
