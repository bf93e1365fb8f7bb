import type { FastifyInstance } from 'fastify'

/**
 * Lets running requests finish when the server closes, for at most `limit` ms. Fastify takes no new connection then, answers new requests on
 * kept connections with 503, and closes idle ones.
 */
export function closeInTime(app: FastifyInstance, limit: number): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    setTimeout(() => app.server.closeAllConnections(), limit).unref()
  })
  // A connection that has just become idle.
  app.addHook('onSend', async (_, reply, body) => {
    if (closing) reply.header('connection', 'close')
    return body
  })
}
