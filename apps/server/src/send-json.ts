import type { FastifyReply } from 'fastify'

/** Sends a reply of the server itself, which nobody stores. */
export function sendJson(reply: FastifyReply, status: number, value: object): FastifyReply {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  return reply.code(status).headers(headers).send(JSON.stringify(value))
}
