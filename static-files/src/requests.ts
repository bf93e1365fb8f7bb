import type { FastifyRequest } from 'fastify'

/** A request target's path and what follows `?`. */
export function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) }
}

/** Whether a request target is at a path or below it. */
export function isBelow(base: string, url: string): boolean {
  return url === base || url.startsWith(`${base}/`) || url.startsWith(`${base}?`)
}

/** The headers of a request. Node has joined repeated ones. */
export function headersOf(request: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return request.headers as Readonly<Record<string, string | undefined>>
}
