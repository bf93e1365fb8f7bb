import type { Control } from '@nusaria/mock-api/control/control'
import { mswHandlersFor } from '@nusaria/mock-api/hosts/browser/msw'
import { createServer } from '@nusaria/mock-api/hosts/node/server'
import { getResponse } from 'msw'
import { type ControlCall, ControlError, httpControl } from './control.ts'
import { NoReplyError } from './no-reply-error.ts'
import { type TestShop, testShop } from './shop.ts'

/** A request of the API as it goes over a wire. */
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
  /** Text; base64 where a picture of bytes came. */
  readonly body: string
}

/** Bytes as a test compares them: a photo's as base64, anything else as text. */
function bodyText(type: string | null | undefined, content: Uint8Array): string {
  const isPhoto = type?.startsWith('image/') && !type.startsWith('image/svg')
  return Buffer.from(content).toString(isPhoto ? 'base64' : 'utf8')
}

async function readReply(reply: Response): Promise<WireReply> {
  const body = bodyText(reply.headers.get('content-type'), new Uint8Array(await reply.arrayBuffer()))
  return { status: reply.status, headers: Object.fromEntries(reply.headers), body }
}

/** Something that answers the shop's calls, and its control API. */
export interface Host {
  readonly name: 'engine' | 'http' | 'msw' | 'inject'
  /** Rejects with NoAnswer where the connection breaks, or nothing comes within `patience` ms. */
  send(request: WireRequest, worldId: string, patience?: number): Promise<WireReply>
  readonly control: ControlCall
  close(): Promise<void>
}

const origin = 'http://shop.localhost'
const bytes = (text: string) => new TextEncoder().encode(text)

function directControl(control: Control): ControlCall {
  return async (method, path, body) => {
    const [route = '', query = ''] = path.split('?')
    const request = { method, path: `/__mock${route}`, query, headers: {}, body: body ? bytes(JSON.stringify(body)) : null }
    const reply = await control.handle(request)
    if (reply.status >= 300) throw new ControlError(method, path, reply.status, reply.body)
    return JSON.parse(reply.body)
  }
}

const worldHeader = (id: string) => ({ 'x-mock-world': id })

/** What a client makes of a connection that hangs, drops, or drops in the middle of a reply. */
const NO_REPLY_REASONS = { hang: 'timeout', reset: 'network', truncate: 'malformed' } as const

/** ms a client waits for an answer unless told */
const TIMEOUT = 60_000

/** The engine in this process, without any host around it. */
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

/** A fetch to a server that listens somewhere. */
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

/** A server of our own on a free port of the loopback. */
export async function servedHost(shop: TestShop = testShop()): Promise<Host> {
  const app = createServer(shop)
  const at = await app.listen({ port: 0, host: '127.0.0.1' })
  return { ...httpHost(at), close: () => app.close() }
}

/** Fastify with requests injected: all of the host but the socket. */
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

/** MSW's handlers, asked as its worker asks them. */
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
