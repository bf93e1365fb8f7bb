import { CONTROL_BASE } from '@nusaria/mock-api/control/base'
import type { Control } from '@nusaria/mock-api/control/control'
import { mswHandlersFor } from '@nusaria/mock-api/hosts/browser/msw'
import { createServer } from '@nusaria/mock-api/hosts/node/server'
import { getResponse } from 'msw'
import { type ControlCall, ControlError, httpControl } from './control.ts'
import { NoReplyError } from './no-reply-error.ts'
import { type TestShop, testShop } from './shop.ts'

/** A request of the API on the wire. */
export interface WireRequest {
  readonly method: string
  /** Path with query, from `/api`. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | FormData | null
}

export interface WireReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Text; base64 for a binary picture. */
  readonly body: string
}

/** A body as text; base64 for a photo. */
function bodyText(type: string | null | undefined, content: Uint8Array): string {
  const isPhoto = type?.startsWith('image/') && !type.startsWith('image/svg')
  return Buffer.from(content).toString(isPhoto ? 'base64' : 'utf8')
}

async function readReply(reply: Response): Promise<WireReply> {
  const body = bodyText(reply.headers.get('content-type'), new Uint8Array(await reply.arrayBuffer()))
  return { status: reply.status, headers: Object.fromEntries(reply.headers), body }
}

/** A host of the shop's calls and its control API. */
export interface Host {
  readonly name: 'engine' | 'http' | 'msw' | 'inject'
  /** Rejects with NoReplyError when the connection breaks, or after the timeout in ms. */
  send(request: WireRequest, worldId: string, patience?: number): Promise<WireReply>
  readonly control: ControlCall
  close(): Promise<void>
}

const origin = 'http://shop.localhost'
const bytes = (text: string) => new TextEncoder().encode(text)

function directControl(control: Control): ControlCall {
  return async (method, path, body) => {
    const [route = '', query = ''] = path.split('?')
    const request = { method, path: `${CONTROL_BASE}${route}`, query, headers: {}, body: body ? bytes(JSON.stringify(body)) : null }
    const reply = await control.handle(request)
    if (reply.status >= 300) throw new ControlError(method, path, reply.status, reply.body)
    return JSON.parse(reply.body)
  }
}

/** Empty for a backend, which has no worlds. */
const worldHeader = (id: string): Record<string, string> => (id === '' ? {} : { 'x-mock-world': id })

/** The failure that a client sees for each wire fault. */
const NO_REPLY_REASONS = { hang: 'timeout', reset: 'network', truncate: 'malformed' } as const

/** ms: default timeout */
const TIMEOUT = 60_000

/** The engine in this process, without a host. */
export function engineHost(shop: TestShop = testShop()): Host {
  return {
    name: 'engine',
    control: directControl(shop.control),
    async send({ method, url, headers, body }, worldId) {
      const [path = '', query = ''] = url.split('?')
      const request = new Request(`${origin}${url}`, { method, body: body as BodyInit | null, headers })
      const read = body === null ? null : new Uint8Array(await request.arrayBuffer())
      const reply = await shop.engine.handle(worldId, { method, path, query, headers: Object.fromEntries(request.headers), body: read })
      if (reply.wire) throw new NoReplyError(path, NO_REPLY_REASONS[reply.wire])
      return reply
    },
    close: async () => undefined,
  }
}

/** A server, by fetch. */
export function httpHost(at: string): Host {
  return {
    name: 'http',
    control: httpControl(at),
    async send({ method, url, headers, body }, worldId, patience = TIMEOUT) {
      const init = { method, headers: { ...headers, ...worldHeader(worldId) }, body: body as BodyInit | null }
      const reply = await fetch(`${at}${url}`, { ...init, signal: AbortSignal.timeout(patience) }).catch((error: Error) => {
        throw new NoReplyError(url, error.name === 'TimeoutError' ? 'timeout' : 'network')
      })
      return readReply(reply).catch(() => {
        throw new NoReplyError(url, 'malformed')
      })
    },
    close: async () => undefined,
  }
}

/** A new server on a free loopback port. */
export async function servedHost(shop: TestShop = testShop()): Promise<Host> {
  const app = createServer(shop)
  const at = await app.listen({ port: 0, host: '127.0.0.1' })
  return { ...httpHost(at), close: () => app.close() }
}

/** Fastify with injected requests, without a socket. */
export function injectHost(shop: TestShop = testShop()): Host {
  const app = createServer(shop)
  return {
    name: 'inject',
    control: directControl(shop.control),
    async send({ method, url, headers, body }, worldId) {
      const request = new Request(`${origin}${url}`, { method, body: body as BodyInit | null, headers })
      const payload = body === null ? undefined : Buffer.from(await request.arrayBuffer())
      const all = { ...Object.fromEntries(request.headers), ...worldHeader(worldId) }
      const reply = await app.inject({ method: method as 'GET', url, headers: all, payload })
      const sent = reply.headers as Record<string, string>
      return { status: reply.statusCode, headers: sent, body: bodyText(sent['content-type'], reply.rawPayload) }
    },
    close: () => app.close(),
  }
}

/** MSW's handlers. */
export function mswHost(shop: TestShop = testShop()): Host {
  return {
    name: 'msw',
    control: directControl(shop.control),
    async send({ method, url, headers, body }, worldId) {
      const request = new Request(`${origin}${url}`, { method, body: body as BodyInit | null, headers })
      const reply = await getResponse(mswHandlersFor(shop.engine, worldId), request)
      if (!reply) throw new Error(`No handler for ${method} ${url}`)
      return readReply(reply)
    },
    close: async () => undefined,
  }
}
