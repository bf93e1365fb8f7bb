import { promisify } from 'node:util'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Backend } from './backend.ts'
import { closeInTime } from './close-in-time.ts'
import { compressReply } from './compress-reply.ts'
import { errorHandler } from './error-handler.ts'
import type { Renderer } from './load-renderer.ts'
import { Metrics } from './metrics.ts'
import { addHealthRoutes, addMetricsRoute } from './operation-routes.ts'
import { addPages } from './pages.ts'
import { jsonLog, requestId } from './request-log.ts'
import { RequestWatch } from './request-watch.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { sendJson } from './send-json.ts'
import { createOriginFinder } from './shop-origin.ts'
import type { ConfigFile } from './site/config-schema.ts'
import { TIME_LIMITS, type TimeLimits } from './time-limits.ts'
import { addWellKnownRoutes } from './well-known-routes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** `https://shop.example`, of the store that the request is for: never a name that only the request has. */
    readonly shopOrigin: string
  }
}

export interface ServerOptions {
  readonly backend: Backend
  /** Says what went wrong, in a line for the operator. */
  readonly report: (problem: string) => void
  /** The built storefront; by default there is none. */
  readonly staticDir?: string
  /** Renders its pages with their content, and pictures of products; by default pages come empty, for the browser to render. */
  readonly renderer?: Renderer | null
  /** The path below which the storefront is: begins and ends with a slash. By default the whole origin. */
  readonly base?: string
  /** The storefront's configuration, written into its pages. */
  readonly config?: ConfigFile
  /** The shop's origin in what search engines read; by default that of the first store, or the address on which the server listens. */
  readonly site?: string
  /** Browsers reach the server by HTTPS alone, through a proxy. */
  readonly tls?: boolean
  /** Why requests shouldn't be sent here now; null when they should. By default the backend knows. */
  readonly notReady?: () => string | null
  /** Writes JSON lines on stdout. */
  readonly withLog?: boolean
  readonly limits?: TimeLimits
}

/** The storefront and its backend on one port. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { backend, report, staticDir, renderer = null, base = '/', config = {}, site, tls } = options
  const { notReady = backend.notReady, withLog = false, limits = TIME_LIMITS } = options
  const app = Fastify({
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.check },
    logger: withLog && jsonLog(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestId,
    trustProxy: backend.trustProxy,
    rewriteUrl: ({ url = '/' }) => toPath(url),
    // No route has a schema: the start is faster without Fastify's compilers.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    // An address that can't be decoded reaches no route.
    frameworkErrors: (error, request, reply) => {
      watch.begin(request, reply)
      void (backend.answerUnrouted(request, reply) ?? sendJson(reply, error.statusCode ?? 400, { error: error.message }))
    },
  })
  const connections = promisify(app.server.getConnections.bind(app.server))
  const metrics = backend.metrics?.isOn ? new Metrics({ connections, gauges: backend.metrics.gauges }) : null
  const watch = new RequestWatch(backend.logged, metrics)
  app.addHook('onRequest', async (request, reply) => watch.begin(request, reply))
  app.addHook('onRequest', async (request, reply) => {
    // A cache before the server might read the other one.
    if (countHosts(request.raw.rawHeaders) > 1) return sendJson(reply, 400, { error: 'A request has one Host' })
  })
  const findOrigin = createOriginFinder({
    site,
    config,
    tls,
    isOwnHost: backend.isOwnHost,
    ownOrigin: () => (app.server.listening ? app.listeningOrigin : 'http://localhost'),
  })
  app.decorateRequest('shopOrigin', {
    getter() {
      return findOrigin(this.headers.host ?? '')
    },
  })
  app.addHook('onSend', compressReply)
  closeInTime(app, limits.stop)
  addSecurityHeaders(
    app,
    { config, simulator: backend.hasSimulator, tls },
    (url, isPage) => backend.kindOf(url, isPage) ?? (isPage ? 'page' : 'file'),
  )
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))

  backend.register(app)
  addHealthRoutes(app, notReady)
  if (backend.metrics) addMetricsRoute(app, metrics, backend.metrics.refuse)
  addWellKnownRoutes(app, { base, config })
  addPages(app, { backend, staticDir, renderer, base, config, report })

  // Pages and files have a route for GET and HEAD at every address.
  app.setNotFoundHandler((request, reply) => {
    const error = `Pages and files take GET and HEAD, not ${request.method}`
    return backend.answerUnrouted(request, reply) ?? sendJson(reply.header('allow', 'GET, HEAD'), 405, { error })
  })
  app.setErrorHandler(errorHandler(report))
  return app
}

/** The path and query of a request target, which proxies may send with an origin before it. Two slashes at its start would read as one. */
const toPath = (target: string) => target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^\/*/, '/')

/** Node keeps the first of several. */
const countHosts = (headers: readonly string[]) => headers.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

function unused(): never {
  throw new Error('No route has a schema of Fastify: the contracts have them')
}
