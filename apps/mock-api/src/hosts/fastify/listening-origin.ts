import type { FastifyInstance } from 'fastify'

/** The origin by which this machine reaches a server. */
export function listeningOrigin(app: FastifyInstance): string {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  const { address: host, family, port } = address
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`
}
