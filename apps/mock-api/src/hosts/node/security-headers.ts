import { API_BASE } from '@nusaria/contracts/headers'
import { type HeaderSettings, REPLY_KINDS, type ReplyKind, securityHeaders } from '@nusaria/contracts/security-headers'
import type { FastifyInstance } from 'fastify'
import { CONTROL_BASE } from '../../control/base.ts'
import { MEDIA_BASE } from '../media.ts'
import { STAND_INS } from './pages.ts'
import { isBelow } from './send-reply.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The hashes of the inline scripts that the page on its way may run. */
    scripts?: readonly string[]
  }
}

/** What the reply to an address is. */
function kindOf(url: string, contentType: unknown): ReplyKind {
  const isPage = String(contentType).startsWith('text/html')
  if (isBelow(API_BASE, url)) return 'api'
  if (isBelow(CONTROL_BASE, url)) return isPage ? 'control' : 'api'
  if (isBelow(MEDIA_BASE, url)) return 'media'
  if (!isPage) return 'file'
  return STAND_INS.some((base) => isBelow(base, url)) ? 'standIn' : 'page'
}

/** Puts the security headers on every reply of a server. */
export function addSecurityHeaders(app: FastifyInstance, settings: Omit<HeaderSettings, 'scripts'>): void {
  const usual = new Map(REPLY_KINDS.map((kind) => [kind, securityHeaders(kind, settings)]))
  app.decorateReply('scripts')
  app.addHook('onSend', async (request, reply) => {
    const kind = kindOf(request.url, reply.getHeader('content-type'))
    const { scripts = [] } = reply
    reply.headers(scripts.length > 0 ? securityHeaders(kind, { ...settings, scripts }) : (usual.get(kind) ?? {}))
  })
}
