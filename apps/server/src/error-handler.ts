import { splitUrl } from '@nusaria/static-files/requests'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendJson } from './send-json.ts'

/** Answers what Fastify refuses, and defects: those without their trace. */
export function errorHandler(report: (problem: string) => void) {
  return async (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // The connection ended within the body: there is no request to answer.
    if (request.raw.socket.destroyed) return reply.hijack()
    const { statusCode = 500 } = error
    if (statusCode < 500) return sendJson(reply, statusCode, { error: error.message })
    const { method, url, id } = request
    report(`${method} ${splitUrl(url).path} (request ${id}): ${error.stack ?? error}`)
    return sendJson(reply, 500, { error: `The server failed; its log says why (request ${id})` })
  }
}
