import replyFrom from '@fastify/reply-from'
import { API_BASE } from '@nusaria/contracts/headers'
import { isBelow } from '@nusaria/static-files/requests'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend, StartBackend } from './backend.ts'
import { readProxySettings } from './proxy-settings.ts'
import { REQUEST_ID } from './request-log.ts'
import { readShopConfig, withApiOrigin } from './shop-config.ts'
import type { ConfigFile } from './site/config-schema.ts'
import type { RenderRequest, ShareCardRequest } from './site/rendered-page.ts'

/** Proxies of the same machine or network say by `X-Forwarded-For` from where a request came. */
const PROXIES = ['loopback', 'linklocal', 'uniquelocal']

/** Where pictures of the backend are. */
const MEDIA_BASE = '/media'

/** The most bytes of a body: a picture has at most 2 MB, and the backend has limits of its own below this one. */
const BODY_MAX = 4_000_000
/** ms */
const CONNECT_TIME = 2_000
/** ms for the beginning of a reply, and between two parts of it. The shop waits 8 s. */
const REPLY_TIME = 15_000

/** Failures of the server's own, by their status; `msg` is for those who read replies: the shop has its own words for each. */
const FAILURES = {
  411: 'The length of the body is missing',
  413: 'The body is too large',
  502: 'No backend',
  504: 'The backend is late',
} as const

/** A failure in the form of the API, so that the shop shows its page with a retry. */
function failure(reply: FastifyReply, status: keyof typeof FAILURES): FastifyReply {
  const body = { code: status, msg: FAILURES[status], data: null, status: String(status) }
  return reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send(JSON.stringify(body))
}

/** Other headers by which a client could pretend how, where or from where it came. deploy/nginx and deploy/caddy remove the same. */
const PRETENDED = [
  'forwarded',
  ...['port', 'prefix', 'scheme', 'server', 'ssl'].map((name) => `x-forwarded-${name}`),
  ...['x-host', 'x-original-host', 'x-original-url', 'x-rewrite-url'],
  ...['x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'],
]

/** What the backend learns about a request that is passed on: never what the client pretends. */
const forwarded = (request: FastifyRequest, headers: Readonly<Record<string, unknown>>) => ({
  ...headers,
  ...Object.fromEntries(PRETENDED.map((name) => [name, undefined])),
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': new URL(request.shopOrigin).protocol.slice(0, -1),
  'x-forwarded-host': new URL(request.shopOrigin).host,
  [REQUEST_ID]: request.id,
})

/** Where a request of the shop goes: what is below `/api` goes below the path of the backend's address, where that has one. */
function targetOf(api: string): (url: string) => string {
  const { origin, pathname } = new URL(api)
  const base = pathname.replace(/\/$/, '')
  return (url) => origin + (base !== '' && isBelow(API_BASE, url) ? base + url.slice(API_BASE.length) : url)
}

/** Passes the API and its pictures on to the backend. Bodies and replies stream. */
function addRoutes(app: FastifyInstance, api: string, report: (problem: string) => void): void {
  const target = targetOf(api)
  void app.register(replyFrom, {
    base: new URL(api).origin,
    undici: { connect: { timeout: CONNECT_TIME }, headersTimeout: REPLY_TIME, bodyTimeout: REPLY_TIME },
    // A backend that is down is asked again by the shopper.
    retryMethods: [],
  })
  const pass = (request: FastifyRequest, reply: FastifyReply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    // Browsers always say how long a body is.
    if (encoding !== undefined && length === undefined) return failure(reply.header('connection', 'close'), 411)
    if (Number(length ?? 0) > BODY_MAX) return failure(reply.header('connection', 'close'), 413)
    return reply.from(target(request.url), {
      rewriteRequestHeaders: (_, headers) => forwarded(request, headers) as typeof headers,
      onError: (failed, { error }) => {
        const { statusCode } = error as Error & { readonly statusCode?: number }
        report(`The backend did not answer ${request.method} ${request.routeOptions.url}: ${error.message}`)
        // The class of Fastify whose reply this is.
        void failure(failed as unknown as FastifyReply, statusCode === 504 ? 504 : 502)
      },
    })
  }
  const method = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH']
  for (const url of [API_BASE, `${API_BASE}/*`]) app.route({ method, url, handler: pass })
  app.route({ method: ['GET', 'HEAD'], url: `${MEDIA_BASE}/*`, handler: pass })
}

/** Sends the calls of a page that is rendered: a guest's, without cookies or whatever else the visitor sent. */
function fetchFrom(api: string): RenderRequest['fetch'] {
  const target = targetOf(api)
  return (url, init) => {
    const { pathname, search } = new URL(url, api)
    return fetch(target(pathname + search), { ...init, credentials: 'omit', redirect: 'error' })
  }
}

/** ms for a picture */
const PICTURE_TIME = 3_000
const PICTURE_MAX_BYTES = 5_000_000

/** Gets pictures from the backend, and from the origins that the configuration names for them. */
function pictureFrom(api: string, config: ConfigFile): ShareCardRequest['picture'] {
  const { origin } = new URL(api)
  const others = [config, ...(config.stores ?? [])].flatMap(({ mediaOrigins = [] }) => mediaOrigins)
  return async (address) => {
    const url = new URL(address, origin)
    const from = others.includes(url.origin) ? url.origin : origin
    try {
      const reply = await fetch(from + url.pathname + url.search, { redirect: 'error', signal: AbortSignal.timeout(PICTURE_TIME) })
      if (!reply.ok || Number(reply.headers.get('content-length') ?? 0) > PICTURE_MAX_BYTES) return null
      return new Uint8Array(await reply.arrayBuffer())
    } catch {
      return null
    }
  }
}

interface ProxyOptions {
  /** The address of the backend. */
  readonly api: string
  /** Origins of pictures. */
  readonly config?: ConfigFile
  /** Says what went wrong, in a line for the operator. */
  readonly report: (problem: string) => void
}

/** A backend to which API and pictures are passed on. */
export function createProxyBackend({ api, config = {}, report }: ProxyOptions): Backend {
  const fetch = fetchFrom(api)
  const kindOf: Backend['kindOf'] = (url) => (isBelow(API_BASE, url) ? 'api' : isBelow(MEDIA_BASE, url) ? 'media' : null)
  return {
    register: (app) => addRoutes(app, api, report),
    trustProxy: PROXIES,
    isCacheable: true,
    hasSimulator: false,
    kindOf,
    // An address of the API may have secrets in its path.
    logged: ({ url, routeOptions }) => (kindOf(url, false) === null ? null : { path: routeOptions.url }),
    answerUnrouted: () => null,
    beforePage: () => null,
    changePage: () => null,
    fetchFor: () => fetch,
    picture: pictureFrom(api, config),
    // It isn't asked: all servers would leave the balancer with it.
    notReady: () => null,
  }
}

/** Reads the settings from the environment. Throws `WrongSettings` and `WrongConfig`. */
export const startProxy: StartBackend = async (env, { warn }) => {
  const settings = readProxySettings(env)
  const { STATIC_DIR, NUSARIA_API: api, NUSARIA_CONFIG, NUSARIA_SITE: site } = settings
  // By default the configuration that was published with the files.
  const file = await readShopConfig(NUSARIA_CONFIG ?? `${STATIC_DIR}/config.json`)
  const config = withApiOrigin(settings, file)
  return {
    settings,
    config,
    site,
    withRenderer: true,
    backend: createProxyBackend({ api, config, report: warn }),
    open: async () => undefined,
    close: async () => undefined,
    lines: (origin) => [`API          ${origin}${API_BASE}, answered by ${api}`],
  }
}
