import type { FastifyInstance } from 'fastify'
import type { BackendMetrics } from './backend.ts'
import type { Metrics } from './metrics.ts'
import { sendJson } from './send-json.ts'

const METRICS_OFF = 'The metrics are off. They are on where the control API is, or with NUSARIA_METRICS=1.'
const GET = { exposeHeadRoute: true }

/**
 * Whether the server lives, and whether it is ready: for the programs that run it.
 * @param notReady why requests shouldn't be sent here now; null when they should
 */
export function addHealthRoutes(app: FastifyInstance, notReady: () => string | null): void {
  app.get('/healthz', GET, (_, reply) => sendJson(reply, 200, { ok: true }))
  app.get('/readyz', GET, (_, reply) => {
    const reason = notReady()
    return reason === null ? sendJson(reply, 200, { ready: true }) : sendJson(reply, 503, { ready: false, reason })
  })
}

/** @param metrics null: they are refused */
export function addMetricsRoute(app: FastifyInstance, metrics: Metrics | null, refuse: BackendMetrics['refuse']): void {
  app.get('/metrics', GET, async (request, reply) => {
    if (!metrics) return sendJson(reply, 403, { error: METRICS_OFF })
    const refused = refuse(request, reply)
    if (refused) return refused
    return reply.headers({ 'content-type': metrics.contentType, 'cache-control': 'no-store' }).send(await metrics.text())
  })
}
