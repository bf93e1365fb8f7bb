import { setTimeout as sleep } from 'node:timers/promises'
import { headersOf, splitUrl } from '@nusaria/static-files/requests'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { decodeBody, type EngineReply, type EngineRequest } from '../../engine/http/engine-request.ts'
import { firstHalf } from '../../engine/http/fault-reply.ts'

export function toEngineRequest(request: FastifyRequest): EngineRequest {
  const body = request.body instanceof Uint8Array ? request.body : null
  return { method: request.method, ...splitUrl(request.url), headers: headersOf(request), body }
}

/** ms after which a hanging connection is closed. */
const HANG_TIMEOUT = 120_000

/** Sends a reply of the engine and simulates its network fault. */
export async function sendReply(reply: FastifyReply, answer: EngineReply): Promise<FastifyReply> {
  if (answer.delay) await sleep(answer.delay)
  const content = decodeBody(answer)
  if (!answer.wire) return reply.code(answer.status).headers(answer.headers).send(content)
  const { raw } = reply.hijack()
  const { socket } = reply.request.raw
  if (answer.wire === 'reset') socket.resetAndDestroy()
  else if (answer.wire === 'hang') {
    const end = setTimeout(() => socket.destroy(), HANG_TIMEOUT)
    end.unref()
    raw.once('close', () => clearTimeout(end))
  } else {
    raw.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(content) })
    raw.write(firstHalf(content), () => socket.destroy())
  }
  return reply
}
