import type { FastifyRequest } from 'fastify'
import type { EngineRequest } from '../../engine/http/engine-request.ts'

/** A request target's path and what follows `?`. */
export function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) }
}

/** Headers as the engine takes them. Node has joined repeated ones. */
export function headersOf(request: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return request.headers as Readonly<Record<string, string | undefined>>
}

export function toEngineRequest(request: FastifyRequest): EngineRequest {
  const body = request.body instanceof Uint8Array ? request.body : null
  return { method: request.method, ...splitUrl(request.url), headers: headersOf(request), body }
}
