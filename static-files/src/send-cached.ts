import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedBody } from './cached-body.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The hashes of the inline scripts that the page on its way may run. */
    scripts?: readonly string[]
  }
}

/** Sends a cached body in an encoding that the browser accepts; 304 when the browser has it. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, packed: CachedBody): Promise<FastifyReply> {
  const { headers, body } = await packed.encoded(request.headers['accept-encoding'])
  reply.headers(headers)
  reply.scripts = packed.scripts
  if (reply.statusCode === 200 && request.headers['if-none-match'] === packed.etag) return reply.code(304).send()
  return reply.send(body)
}

/** Answers that there is nothing at an address, in a text. */
export function notFound(reply: FastifyReply, text: string): FastifyReply {
  return reply.code(404).headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).send(text)
}
