import { REQUEST_ID, roundMs, shownAddress, whenEnded } from '@nusaria/server/request-log'
import { splitUrl } from '@nusaria/server/requests'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '../../../engine/engine.ts'
import type { Metrics } from './metrics.ts'

/** Counts each request when its reply was sent or its connection ended, and writes a line about it. */
export class RequestWatch {
  readonly #engine: Engine
  readonly #metrics: Metrics | null

  constructor(engine: Engine, metrics: Metrics | null) {
    this.#engine = engine
    this.#metrics = metrics
  }

  begin(request: FastifyRequest, reply: FastifyReply): void {
    reply.header(REQUEST_ID, request.id)
    whenEnded(reply, (status, ms) => {
      const { method } = request
      const call = this.#engine.callOf(method, splitUrl(request.url).path)
      this.#metrics?.observe({ method, route: call?.name ?? request.routeOptions.url ?? 'none', status, seconds: ms / 1_000 })
      const path = shownAddress(request.url, call?.path)
      request.log.info({ method, path, ...(call && { call: call.name }), status, ms: roundMs(ms) }, 'request')
    })
  }
}
