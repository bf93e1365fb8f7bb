import { promisify } from 'node:util'
import { API_BASE } from '@nusaria/contracts/headers'
import { closeInTime } from '@nusaria/server/close-in-time'
import { compressReply } from '@nusaria/server/compress-reply'
import type { Renderer } from '@nusaria/server/load-renderer'
import { JSON_LOG, requestId } from '@nusaria/server/request-log'
import { isBelow } from '@nusaria/server/requests'
import { addSecurityHeaders } from '@nusaria/server/security-headers'
import { insertConfig } from '@nusaria/server/shop-config'
import type { ConfigFile } from '@nusaria/server/site/config-schema'
import { StaticFiles } from '@nusaria/server/static-files'
import { TIME_LIMITS, type TimeLimits } from '@nusaria/server/time-limits'
import { addWellKnownRoutes } from '@nusaria/server/well-known-routes'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { CONTROL_BASE } from '../../control/base.ts'
import { type Control, controlReply } from '../../control/control.ts'
import type { Engine } from '../../engine/engine.ts'
import type { EngineReply } from '../../engine/http/engine-request.ts'
import type { Media } from '../media.ts'
import { Runs } from '../runner/runs.ts'
import { AllowedHosts } from './allowed-hosts.ts'
import { ControlGuard } from './control-guard.ts'
import { errorHandler } from './error-handler.ts'
import { addFileRoutes } from './file-routes.ts'
import { apiHandler, controlHandler } from './handlers.ts'
import { insertShopBase } from './insert-shop-base.ts'
import { listeningOrigin } from './listening-origin.ts'
import { Metrics } from './operations/metrics.ts'
import { addOperationRoutes } from './operations/operation-routes.ts'
import { RequestWatch } from './operations/request-log.ts'
import type { StandIn } from './pages.ts'
import { kindOf } from './reply-kind.ts'
import { sendReply } from './send-reply.ts'
import { addSitemapRoutes } from './sitemap-routes.ts'

export interface ServerOptions {
  readonly engine: Engine
  /** null: the control API is refused. */
  readonly control: Control | null
  /** The host names by which it may be reached; by default the loopback names alone. */
  readonly hosts?: AllowedHosts
  /** The token that every request to the control API needs; by default none. */
  readonly controlToken?: string
  readonly media?: Media
  /** Folders of the stand-in pages, by their path. */
  readonly standIns?: Partial<Readonly<Record<StandIn, string>>>
  /** The built workbench. Needs the control API. */
  readonly workbenchDir?: string
  /** The built storefront. */
  readonly staticDir?: string
  /** The path below which the storefront is: begins and ends with a slash. By default the whole origin. */
  readonly base?: string
  /** The storefront's configuration, written into its pages; without it they fetch `/config.json`. */
  readonly config?: ConfigFile
  /** Renders its pages with their content, and pictures of products; by default pages come empty, for the browser to render. */
  readonly renderer?: Renderer | null
  /** Why requests shouldn't be sent here yet; null when they should. By default it is ready at once. */
  readonly notReady?: () => string | null
  /** Whether `/metrics` answers. */
  readonly withMetrics?: boolean
  /** Writes JSON lines on stdout. */
  readonly withLog?: boolean
  readonly limits?: TimeLimits
  /** Browsers reach the server by HTTPS alone, through a proxy. */
  readonly tls?: boolean
}

/** The most bytes of a body that the server reads. The engine refuses smaller ones with an envelope. */
const READ_MAX = 20_000_000

/** Storefront, API, control API and pictures on one port. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { engine, control, media, standIns = {}, workbenchDir, staticDir, base = '/', config, renderer = null, tls } = options
  const { hosts = new AllowedHosts({ listening: '127.0.0.1' }) } = options
  const workbench = workbenchDir === undefined ? null : new StaticFiles(workbenchDir, (html) => insertShopBase(html, base))
  const { notReady = () => null, withMetrics = false, withLog = false, limits = TIME_LIMITS } = options
  const app = Fastify({
    bodyLimit: Math.max(READ_MAX, 2 * engine.maxBytes),
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.check },
    logger: withLog && JSON_LOG,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestId,
    // The engine validates and serialises by itself: the start is faster without Fastify's compilers.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    // An address that can't be decoded reaches no route.
    frameworkErrors: (error, request, reply) => {
      watch.begin(request, reply)
      void elsewhere(request, reply, () => controlReply(error.statusCode ?? 400, { error: error.message }))
    },
  })
  const metrics = withMetrics
    ? new Metrics({ connections: promisify(app.server.getConnections.bind(app.server)), worlds: () => engine.worlds.count })
    : null
  const watch = new RequestWatch(engine, metrics)
  app.addHook('onRequest', async (request, reply) => watch.begin(request, reply))
  app.addHook('onSend', compressReply)
  closeInTime(app, limits.stop)
  const simulated = control !== null && workbench !== null
  addSecurityHeaders(app, { config, simulator: simulated, tls }, kindOf)
  const names = engine.scenarios.map(({ name }) => name)
  const runs = control && new Runs({ origin: () => listeningOrigin(app), names })
  app.addHook('onClose', async () => runs?.close())
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const method = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH']
  const api = apiHandler(engine, hosts)
  const guard = new ControlGuard(hosts, options.controlToken)
  const mock = controlHandler({ control, guard, runs, workbench })
  /** Requests without a route: API and control API answer them in their own form. */
  const elsewhere = (request: FastifyRequest, reply: FastifyReply, other: () => EngineReply) => {
    if (isBelow(API_BASE, request.url)) return api(request, reply)
    return isBelow(CONTROL_BASE, request.url) ? mock(request, reply) : sendReply(reply, other())
  }
  for (const url of [API_BASE, `${API_BASE}/*`]) app.route({ method, url, handler: (request, reply) => api(request, reply) })
  for (const url of [CONTROL_BASE, `${CONTROL_BASE}/*`]) app.route({ method, url, handler: (request, reply) => mock(request, reply) })
  addOperationRoutes(app, { notReady, metrics, guard })
  addWellKnownRoutes(app, { base, config })
  const files = staticDir === undefined ? null : new StaticFiles(staticDir, config && ((html) => insertConfig(html, config)))
  if (files) addSitemapRoutes(app, { engine, files, base })
  addFileRoutes(app, { engine, files, base, config, media, standIns, simulated, renderer })

  // Pages and files have a route for GET and HEAD at every address.
  app.setNotFoundHandler((request, reply) => elsewhere(request, reply, () => wrongMethod(request.method)))
  app.setErrorHandler(errorHandler(api, mock, engine.report))
  return app
}

function wrongMethod(method: string): EngineReply {
  const reply = controlReply(405, { error: `Pages and files take GET and HEAD, not ${method}` })
  return { ...reply, headers: { ...reply.headers, allow: 'GET, HEAD' } }
}

function unused(): never {
  throw new Error('No route has a schema of Fastify: the contracts have them')
}
