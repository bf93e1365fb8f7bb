import type { FastifyInstance } from 'fastify'
import { type HeaderSettings, REPLY_KINDS, type ReplyKind, securityHeaders } from './site/security-headers.ts'

/**
 * Puts the security headers on every reply of a server.
 * @param kindOf what the reply to a request target is
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  settings: Omit<HeaderSettings, 'scripts'>,
  kindOf: (url: string, isPage: boolean) => ReplyKind,
): void {
  const usual = new Map(REPLY_KINDS.map((kind) => [kind, securityHeaders(kind, settings)]))
  app.decorateReply('scripts')
  app.addHook('onSend', async (request, reply) => {
    const kind = kindOf(request.url, String(reply.getHeader('content-type')).startsWith('text/html'))
    const { scripts = [] } = reply
    reply.headers(scripts.length > 0 ? securityHeaders(kind, { ...settings, scripts }) : (usual.get(kind) ?? {}))
  })
}
