import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from './backend.ts'
import type { Metrics } from './metrics.ts'
import { REQUEST_ID, roundMs, shownAddress, whenEnded } from './request-log.ts'

/** Counts each request when its reply was sent or its connection ended, and writes a line about it. */
export class RequestWatch {
  readonly #logged: Backend['logged']
  readonly #metrics: Metrics | null

  constructor(logged: Backend['logged'], metrics: Metrics | null) {
    this.#logged = logged
    this.#metrics = metrics
  }

  begin(request: FastifyRequest, reply: FastifyReply): void {
    reply.header(REQUEST_ID, request.id)
    whenEnded(reply, (status, ms) => {
      const { method } = request
      const { path, call } = this.#logged(request) ?? { path: shownAddress(request.url) }
      this.#metrics?.observe({ method, route: call ?? request.routeOptions.url ?? 'none', status, seconds: ms / 1_000 })
      request.log.info({ method, path, ...(call && { call }), status, ms: roundMs(ms) }, 'request')
    })
  }
}
