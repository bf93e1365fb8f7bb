import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '../../../engine/engine.ts'
import { splitUrl } from '../send-reply.ts'
import type { Metrics } from './metrics.ts'

export const REQUEST_ID = 'x-request-id'
/** What a proxy may send as an id. Anything else could write into the log. */
const VALID_ID = /^[\w.-]{1,64}$/

/** The id of a request: the one that a proxy gave it, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID]
  return typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID()
}

/** Options of Fastify's log: JSON lines on stdout, with the names that docs/operating.md tells. */
export const JSON_LOG = {
  level: 'info',
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
}

/** The status of a request whose connection ended before the reply. */
const NO_REPLY = 499

/** Counts each request when its reply was sent or its connection ended, and writes a line about it. */
export class RequestWatch {
  readonly #engine: Engine
  readonly #metrics: Metrics | null

  constructor(engine: Engine, metrics: Metrics | null) {
    this.#engine = engine
    this.#metrics = metrics
  }

  begin(request: FastifyRequest, reply: FastifyReply): void {
    const started = performance.now()
    reply.header(REQUEST_ID, request.id)
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : NO_REPLY
      const ms = performance.now() - started
      const { method } = request
      const call = this.#engine.callOf(method, splitUrl(request.url).path)
      this.#metrics?.observe({ method, route: call?.name ?? request.routeOptions.url ?? 'none', status, seconds: ms / 1_000 })
      const path = shownAddress(request.url, call?.path)
      request.log.info({ method, path, ...(call && { call: call.name }), status, ms: Math.round(ms * 10) / 10 }, 'request')
    })
  }
}

/**
 * An address as the log shows it: without the secrets of its path, and with the names in its query alone. A search, a token or an e-mail address
 * may be among the values.
 */
export function shownAddress(url: string, masked?: string): string {
  const { path, query } = splitUrl(url)
  const names = [...new URLSearchParams(query).keys()].map((name) => encodeURIComponent(name.slice(0, 40)))
  return (masked ?? path).slice(0, 300) + (names.length > 0 ? `?${names.slice(0, 20).join('&')}` : '')
}
