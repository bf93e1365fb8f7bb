import { headersOf, splitUrl } from '@nusaria/static-files/requests'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Cors } from '../cors.ts'

const corsRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: splitUrl(request.url).path,
  headers: headersOf(request),
})

/** Answers preflights of allowed origins, and puts the headers for them on every reply. */
export function addCors(app: FastifyInstance, cors: Cors): void {
  app.addHook('onRequest', async (request, reply) => {
    const headers = cors.preflightHeaders(corsRequest(request))
    if (headers) return reply.code(204).headers(headers).send()
  })
  app.addHook('onSend', async (request, reply, body) => {
    const { vary, ...headers } = cors.replyHeaders(corsRequest(request)) ?? {}
    if (vary === undefined) return body
    const others = String(reply.getHeader('vary') ?? '')
    if (!others.includes(vary)) reply.header('vary', others ? `${others}, ${vary}` : vary)
    reply.headers(headers)
    return body
  })
}
