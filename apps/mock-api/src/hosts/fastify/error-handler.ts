import { API_BASE } from '@nusaria/contracts/headers'
import { splitUrl } from '@nusaria/static-files/requests'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CONTROL_BASE } from '../../control/base.ts'
import { controlReply, failedReply } from '../../control/control.ts'
import type { ReportProblem } from '../../engine/contract/runtime.ts'
import type { BodyError } from '../../engine/http/engine-request.ts'
import type { Handler } from './handlers.ts'
import { sendReply } from './send-reply.ts'

/** Answers what Fastify refuses. API and control API say in their own form why a body can't be read. */
export function errorHandler(api: Handler, mock: Handler, report: ReportProblem) {
  return async (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // The connection ended within the body: there is no request to answer.
    if (request.raw.socket.destroyed) return reply.hijack()
    const unread = bodyErrorOf(error.statusCode)
    if (unread === 'too_large') reply.header('connection', 'close')
    if (request.url.startsWith(`${API_BASE}/`) && unread) return api(request, reply, unread)
    if (request.url.startsWith(`${CONTROL_BASE}/`) && unread) return mock(request, reply, unread)
    const { statusCode = 500 } = error
    if (statusCode < 500) return sendReply(reply, controlReply(statusCode, { error: error.message }))
    const { method, url, id } = request
    return sendReply(reply, failedReply(report, { method, path: splitUrl(url).path }, error, id))
  }
}

/** The engine's name for Fastify's refusal of a body. */
function bodyErrorOf(status: number | undefined): BodyError | undefined {
  if (status === 413) return 'too_large'
  if (status === 415) return 'unsupported'
  return status === 400 ? 'malformed' : undefined
}
