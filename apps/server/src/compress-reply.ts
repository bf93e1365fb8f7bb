import { chooseEncoding, compress, isCompressible } from '@nusaria/static-files/cached-body'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A hook of Fastify: compresses each reply that isn't compressed yet, in an encoding that the client accepts. */
export async function compressReply(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> {
  if (reply.hasHeader('content-encoding') || !(typeof body === 'string' || body instanceof Uint8Array)) return body
  const plain = Buffer.from(body)
  if (!isCompressible(plain, String(reply.getHeader('content-type') ?? ''))) return body
  // A page says itself on what else it depends.
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (!encoding) return body
  reply.removeHeader('content-length').header('content-encoding', encoding)
  return compress(encoding, plain)
}
