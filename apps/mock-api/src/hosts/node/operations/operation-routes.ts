import type { FastifyInstance } from 'fastify'
import { controlReply } from '../../../control/control.ts'
import { type ControlGuard, lockedReply } from '../control-guard.ts'
import { sendReply, toEngineRequest } from '../send-reply.ts'
import type { Metrics } from './metrics.ts'

const METRICS_OFF = 'The metrics are off. They are on where the control API is, or with NUSARIA_METRICS=1.'

interface Operations {
  /** Why requests shouldn't be sent here now; null when they should. */
  readonly notReady: () => string | null
  /** null: they are refused. */
  readonly metrics: Metrics | null
  readonly guard: ControlGuard
}

/** What the programs that run a server ask: whether it lives, whether it is ready, and its figures. They need no world and no control API. */
export function addOperationRoutes(app: FastifyInstance, { notReady, metrics, guard }: Operations): void {
  const options = { exposeHeadRoute: true }
  app.get('/healthz', options, (_, reply) => sendReply(reply, controlReply(200, { ok: true })))
  app.get('/readyz', options, (_, reply) => {
    const reason = notReady()
    return sendReply(reply, reason === null ? controlReply(200, { ready: true }) : controlReply(503, { ready: false, reason }))
  })
  app.get('/metrics', options, async (request, reply) => {
    if (!metrics) return sendReply(reply, controlReply(403, { error: METRICS_OFF }))
    const incoming = toEngineRequest(request)
    const refused = guard.refuse(incoming, request.ip) ?? (guard.isLocked(incoming, request.ip) ? lockedReply() : null)
    if (refused) return sendReply(reply, refused)
    return reply.headers({ 'content-type': metrics.contentType, 'cache-control': 'no-store' }).send(await metrics.text())
  })
}
