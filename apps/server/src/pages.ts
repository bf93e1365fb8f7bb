import { CachedBody } from '@nusaria/static-files/cached-body'
import { headersOf, splitUrl } from '@nusaria/static-files/requests'
import { notFound, sendCached } from '@nusaria/static-files/send-cached'
import { StaticFiles } from '@nusaria/static-files/static-files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from './backend.ts'
import { cacheHeaders } from './cache-headers.ts'
import type { Renderer } from './load-renderer.ts'
import { renderSafely, sendPage } from './send-page.ts'
import { addShareCards } from './share-cards.ts'
import { insertConfig } from './shop-config.ts'
import { CONFIG_FILE } from './site/config-file.ts'
import type { ConfigFile } from './site/config-schema.ts'
import { isHomeAlias } from './site/home-alias.ts'
import { RENDER_VARY, type RenderedPage } from './site/rendered-page.ts'
import { scriptHashes } from './site/script-hashes.ts'
import { shopPages } from './site/shop-pages.ts'
import { addSitemapRoutes } from './sitemap-routes.ts'

export interface Pages {
  readonly backend: Backend
  /** The built storefront; without it pages aren't found. */
  readonly staticDir?: string
  /** Renders pages with their content, and pictures of products; null: pages come empty, for the browser to render. */
  readonly renderer: Renderer | null
  /** The path below which the storefront is. */
  readonly base: string
  /** Written into the pages. Without a feature its pages aren't found. */
  readonly config: ConfigFile
  readonly report: (problem: string) => void
}

const GET = { exposeHeadRoute: true }
/** Sites keep a picture for as long as they like; its price may change. */
const CARD_CACHE = 'public, max-age=600, stale-while-revalidate=3600'
/** Nobody stores it without asking each time. */
const NO_CACHE = 'no-cache'

/** The storefront at every address that no other route has, its configuration, its sitemap, and the pictures of shared products. */
export function addPages(app: FastifyInstance, { backend, staticDir, renderer, base, config, report }: Pages): void {
  const change = (html: string) => insertConfig(html, config)
  const files = staticDir === undefined ? null : new StaticFiles(staticDir, { change, scripts: scriptHashes })
  if (files) {
    const published = new CachedBody(Buffer.from(JSON.stringify(config)), 'application/json; charset=utf-8', NO_CACHE)
    app.get(base + CONFIG_FILE, GET, (request, reply) => sendCached(request, reply, published))
    const { productPages } = backend
    if (productPages) addSitemapRoutes(app, { productPages, files, base })
  }

  /** What the renderer gets of a request, beside the page's template. */
  const requestOf = (request: FastifyRequest) => ({
    url: request.url,
    origin: request.shopOrigin,
    headers: headersOf(request),
    config,
    fetch: backend.fetchFor(request),
    report,
  })
  if (renderer)
    addShareCards(app, {
      base,
      draw: renderer.shareCard,
      cacheControl: backend.isCacheable ? CARD_CACHE : NO_CACHE,
      requestOf: (request) => ({ ...requestOf(request), picture: backend.picture }),
    })

  const pages = new RegExp(shopPages(config.features), 'i')
  const caching = (page: RenderedPage, request: FastifyRequest) =>
    backend.isCacheable ? cacheHeaders(page, headersOf(request)) : { cacheControl: NO_CACHE, headers: {} }
  app.get('/*', GET, async (request: FastifyRequest, reply: FastifyReply) => {
    const { path: full } = splitUrl(request.url)
    const isFile = /\.[a-z0-9]+$/i.test(full)
    const isInside = full.startsWith(base)
    const path = isInside ? `/${full.slice(base.length)}` : full
    // An address of a page outside `base` leads into it.
    if (!isInside && !isFile) return reply.redirect(`${full}/` === base ? request.url.replace(full, base) : base + request.url.slice(1))
    if (isHomeAlias(path)) return reply.redirect(base + request.url.slice(full.length))
    const replied = isFile ? null : backend.beforePage(request, reply)
    if (replied) return replied
    if (!files) return notFound(reply, 'The storefront is not built. The API is at /api, the control API at /__mock.\n')
    // The build has the legal texts as pages of their own.
    const own = isInside && !isFile && !renderer ? await files.get(`${path.replace(/\/$/, '')}.html`) : null
    const file = own ?? (isInside ? await files.get(isFile ? path : '/index.html') : null)
    if (!file) return notFound(reply, `There is no ${full}\n`)
    if (isFile) return sendCached(request, reply, file)
    if (!pages.test(path)) reply.code(404)
    const changed = backend.changePage(request)
    if (changed) return sendPage(request, reply, file, { html: changed(file.text) })
    const page = renderer && (await renderSafely(renderer.renderPage, { ...requestOf(request), template: file.text }))
    if (!page) return sendCached(request, reply, file)
    if (page.status !== 200) reply.code(page.status)
    const { cacheControl, headers } = caching(page, request)
    return sendPage(request, reply.headers(headers), file, { ...page, vary: [RENDER_VARY], cacheControl })
  })
}
