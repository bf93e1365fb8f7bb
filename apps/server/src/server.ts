import { API_BASE } from '@nusaria/contracts/headers'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { addBackendRoutes, fetchFromBackend, MEDIA_BASE, pictureFrom } from './backend.ts'
import { cacheHeaders } from './cache-headers.ts'
import { closeInTime } from './close-in-time.ts'
import { compressReply } from './compress-reply.ts'
import type { Renderer } from './load-renderer.ts'
import { JSON_LOG, REQUEST_ID, requestId, roundMs, shownAddress, whenEnded } from './request-log.ts'
import { headersOf, isBelow, splitUrl } from './requests.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { notFound, renderSafely, sendCached, sendPage } from './send-page.ts'
import { addShareCards } from './share-cards.ts'
import { insertConfig } from './shop-config.ts'
import { CONFIG_FILE } from './site/config-file.ts'
import type { ConfigFile } from './site/config-schema.ts'
import { RENDER_VARY } from './site/rendered-page.ts'
import type { ReplyKind } from './site/security-headers.ts'
import { shopPages } from './site/shop-pages.ts'
import { StaticFiles } from './static-files.ts'
import { TIME_LIMITS, type TimeLimits } from './time-limits.ts'
import { addWellKnownRoutes } from './well-known-routes.ts'

export interface HostOptions {
  /** The built storefront. */
  readonly staticDir: string
  readonly renderer: Renderer
  /** The origin of the backend. */
  readonly api: string
  /** The path below which the storefront is: begins and ends with a slash. */
  readonly base?: string
  /** The storefront's configuration, written into its pages. */
  readonly config?: ConfigFile
  /** The shop's origin in what search engines read; by default that of the request. */
  readonly site?: string
  /** Browsers reach the host by HTTPS alone, through a proxy. */
  readonly tls?: boolean
  /** Why requests shouldn't be sent here now; null when they should. */
  readonly notReady?: () => string | null
  /** Says what went wrong, in a line for the operator. */
  readonly report: (problem: string) => void
  /** Writes JSON lines on stdout. */
  readonly withLog?: boolean
  readonly limits?: TimeLimits
}

/** Sites keep a picture for as long as they like; its price may change. */
const CARD_CACHE = 'public, max-age=600, stale-while-revalidate=3600'

/** Proxies of the same machine or network say by `X-Forwarded-…` how a request came. */
const PROXIES = ['loopback', 'linklocal', 'uniquelocal']

function kindOf(url: string, isPage: boolean): ReplyKind {
  if (isBelow(API_BASE, url)) return 'api'
  if (isBelow(MEDIA_BASE, url)) return 'media'
  return isPage ? 'page' : 'file'
}

function createApp({ limits = TIME_LIMITS, withLog = false }: HostOptions): FastifyInstance {
  const app = Fastify({
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.check },
    logger: withLog && JSON_LOG,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestId,
    trustProxy: PROXIES,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID, request.id)
    whenEnded(reply, (status, ms) => {
      const { method, url, routeOptions } = request
      // An address of the API may have secrets in its path.
      const path = kindOf(url, false) === 'file' ? shownAddress(url) : routeOptions.url
      request.log.info({ method, path, status, ms: roundMs(ms) }, 'request')
    })
  })
  app.addHook('onSend', compressReply)
  closeInTime(app, limits.stop)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))
  return app
}

/** The storefront with its pages rendered, and its API and pictures passed on to a backend. */
export function createHost(options: HostOptions): FastifyInstance {
  const { staticDir, renderer, api, base = '/', config = {}, site, tls, notReady = () => null, report } = options
  const app = createApp(options)
  addSecurityHeaders(app, { config, tls }, kindOf)
  addBackendRoutes(app, api, report)
  const get = { exposeHeadRoute: true }
  app.get('/healthz', get, () => ({ ok: true }))
  app.get('/readyz', get, (_, reply) => {
    const reason = notReady()
    return reason === null ? { ready: true } : reply.code(503).send({ ready: false, reason })
  })
  addWellKnownRoutes(app, { base, config })
  app.get(base + CONFIG_FILE, get, (_, reply) => reply.header('cache-control', 'no-cache').send(config))

  const files = new StaticFiles(staticDir, (html) => insertConfig(html, config))
  const pages = new RegExp(shopPages(config.features), 'i')
  /** What the renderer gets of a request, beside the page's template. */
  const requestOf = (request: FastifyRequest) => ({
    url: request.url,
    // Each of several stores has an address of its own.
    origin: (!config.stores && site) || `${request.protocol}://${request.host}`,
    headers: headersOf(request),
    config,
    fetch: fetchFromBackend(api),
    report,
  })
  const picture = pictureFrom(api, config)
  addShareCards(app, {
    base,
    draw: renderer.shareCard,
    cacheControl: CARD_CACHE,
    requestOf: (request) => ({ ...requestOf(request), picture }),
  })
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const { path: full } = splitUrl(request.url)
    const isFile = /\.[a-z0-9]+$/i.test(full)
    const path = full.startsWith(base) ? `/${full.slice(base.length)}` : full
    if (path === full && base !== '/' && !isFile)
      return reply.redirect(`${full}/` === base ? request.url.replace(full, base) : base + request.url.slice(1))
    const file = path === full && base !== '/' ? null : await files.get(isFile ? path : '/index.html')
    if (!file) return notFound(reply, `There is no ${full}\n`)
    if (isFile) return sendCached(request, reply, file)
    if (!pages.test(path)) reply.code(404)
    const rendered = await renderSafely(renderer.renderPage, { ...requestOf(request), template: file.text })
    if (!rendered) return sendCached(request, reply, file)
    if (rendered.status !== 200) reply.code(rendered.status)
    const { cacheControl, headers } = cacheHeaders(rendered, headersOf(request))
    return sendPage(request, reply.headers(headers), file, { ...rendered, vary: [RENDER_VARY], cacheControl })
  }
  app.get('/*', get, page)
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .send(`Pages and files take GET and HEAD, not ${request.method}\n`),
  )
  return app
}
