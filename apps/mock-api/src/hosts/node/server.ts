import { API_BASE } from '@nusaria/contracts/headers'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { CONTROL_BASE } from '../../control/base.ts'
import { type Control, controlReply } from '../../control/control.ts'
import type { Engine } from '../../engine/engine.ts'
import type { BodyError, EngineReply } from '../../engine/http/engine-request.ts'
import { worldIdOf } from '../../engine/http/world-id.ts'
import { MEDIA_BASE, MEDIA_CACHE, type Media, memoize } from '../media.ts'
import { Runs } from '../runner/runs.ts'
import { CachedBody } from './cached-body.ts'
import { pageHandler, STAND_INS, type StandIn, sendCached, standInHandler } from './pages.ts'
import type { PageHead } from './product-head.ts'
import { sendReply, splitUrl, toEngineRequest } from './send-reply.ts'
import { StaticFiles } from './static-files.ts'
import { findWorkbenchFile } from './workbench-pages.ts'

export interface ServerOptions {
  readonly engine: Engine
  /** null: the control API is refused. */
  readonly control: Control | null
  /** The server listens on a loopback address: the control API then refuses requests with another host name or from another site. */
  readonly loopback?: boolean
  readonly media?: Media
  /** Folders of the stand-in pages, by their path. */
  readonly standIns?: Partial<Readonly<Record<StandIn, string>>>
  /** The built workbench. Needs the control API. */
  readonly workbenchDir?: string
  /** The built storefront. */
  readonly staticDir?: string
  /** The tags of its pages; by default none. */
  readonly head?: PageHead
}

/** The most bytes of a body that the server reads. The engine refuses smaller ones with an envelope. */
const READ_MAX = 20_000_000
const CONTROL_OFF = 'The control API is off. It is on when the mock listens on a loopback address, or is started with MOCK_CONTROL=1.'
const CONTROL_FOREIGN = 'The control API answers requests made to this machine by its own name alone.'

/** Storefront, API, control API and pictures on one port. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { engine, control, loopback, media, standIns, workbenchDir, staticDir, head = noHead } = options
  const workbench = workbenchDir === undefined ? null : new StaticFiles(workbenchDir)
  const app = Fastify({
    bodyLimit: Math.max(READ_MAX, 2 * engine.maxBytes),
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    // The engine validates and serialises by itself: the start is faster without Fastify's compilers.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    // An address that can't be decoded reaches no route.
    frameworkErrors: (error, request, reply) =>
      void elsewhere(request, reply, () => controlReply(error.statusCode ?? 400, { error: error.message })),
  })
  const names = engine.scenarios.map(({ name }) => name)
  const runs = control && new Runs({ origin: () => listeningOrigin(app), names })
  app.addHook('onClose', async () => runs?.close())
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const method = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH']
  const api = async (request: FastifyRequest, reply: FastifyReply, bodyError?: BodyError) => {
    const incoming = toEngineRequest(request)
    return sendReply(reply, await engine.handle(worldIdOf(incoming.headers), bodyError ? { ...incoming, bodyError } : incoming))
  }
  const mock = async (request: FastifyRequest, reply: FastifyReply, bodyError?: BodyError) => {
    if (!control) return sendReply(reply, controlReply(403, { error: CONTROL_OFF }))
    const incoming = toEngineRequest(request)
    if (loopback && !isOwnRequest(incoming.headers)) return sendReply(reply, controlReply(403, { error: CONTROL_FOREIGN }))
    const page = workbench && incoming.method === 'GET' ? await findWorkbenchFile(workbench, incoming.path) : null
    if (page) return sendCached(request, reply, page)
    const run = bodyError ? null : await runs?.answer(incoming)
    if (run) return 'status' in run ? sendReply(reply, run) : sendCached(request, reply, run)
    const asGet = incoming.method === 'HEAD' ? { ...incoming, method: 'GET' } : incoming
    return sendReply(reply, await control.handle(bodyError ? { ...asGet, bodyError } : asGet))
  }
  /** Requests without a route: API and control API answer them in their own form. */
  const elsewhere = (request: FastifyRequest, reply: FastifyReply, other: () => EngineReply) => {
    if (isBelow(API_BASE, request.url)) return api(request, reply)
    return isBelow(CONTROL_BASE, request.url) ? mock(request, reply) : sendReply(reply, other())
  }
  for (const url of [API_BASE, `${API_BASE}/*`]) app.route({ method, url, handler: (request, reply) => api(request, reply) })
  for (const url of [CONTROL_BASE, `${CONTROL_BASE}/*`]) app.route({ method, url, handler: (request, reply) => mock(request, reply) })
  const pictures = memoize(async (path) => {
    const file = await media?.(path)
    return file ? new CachedBody(Buffer.from(file.body), file.contentType, MEDIA_CACHE) : null
  })
  app.get(`${MEDIA_BASE}/*`, async (request, reply) => {
    const picture = await pictures(splitUrl(request.url).path)
    return picture ? sendCached(request, reply, picture) : reply.code(404).send()
  })
  for (const base of STAND_INS) {
    const dir = standIns?.[base]
    if (dir === undefined) continue
    const page = standInHandler(base, new StaticFiles(dir))
    for (const url of [base, `${base}/*`]) app.get(url, page)
  }
  app.get(
    '/*',
    { exposeHeadRoute: true },
    pageHandler(engine, staticDir === undefined ? null : new StaticFiles(staticDir), head, control !== null && workbench !== null),
  )

  app.setNotFoundHandler((request, reply) =>
    elsewhere(request, reply, () => controlReply(404, { error: `There is no ${request.method} ${request.url}` })),
  )
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const unread = bodyErrorOf(error.statusCode)
    if (unread === 'too_large') reply.header('connection', 'close')
    if (request.url.startsWith(`${API_BASE}/`) && unread) return api(request, reply, unread)
    if (request.url.startsWith(`${CONTROL_BASE}/`) && unread) return mock(request, reply, unread)
    return sendReply(reply, controlReply(error.statusCode ?? 500, { error: error.message }))
  })
  return app
}

function isBelow(base: string, url: string): boolean {
  return url === base || url.startsWith(`${base}/`) || url.startsWith(`${base}?`)
}

/** The origin by which this machine reaches a server. */
function listeningOrigin(app: FastifyInstance): string {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  const { address: host, family, port } = address
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`
}

const noHead: PageHead = async () => null

function unused(): never {
  throw new Error('No route has a schema of Fastify: the contracts have them')
}

/** The engine's name for Fastify's refusal of a body. */
function bodyErrorOf(status: number | undefined): BodyError | undefined {
  if (status === 413) return 'too_large'
  if (status === 415) return 'unsupported'
  return status === 400 ? 'malformed' : undefined
}

const OWN = /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

/** Whether an authority (`host[:port]`) is `localhost`, a name under it, or a loopback address. */
export function isLoopback(authority: string): boolean {
  return OWN.test(authority)
}

/**
 * Whether a request to a loopback address was meant for it. A foreign `Host` is a DNS rebinding, a foreign `Origin` another site's page.
 */
export function isOwnRequest({ host = '', origin }: Readonly<Record<string, string | undefined>>): boolean {
  return isLoopback(host) && (origin === undefined || isLoopback(origin.replace(/^https?:\/\//i, '')))
}
