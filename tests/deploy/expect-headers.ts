import { type ReplyKind, securityHeaders } from '@nusaria/server/site/security-headers'
import { expect } from 'vitest'

/**
 * Fails unless a reply has the security headers of its kind, each once, and no other kind's.
 * @param what the request, for the message
 * @param scripts those of the page's inline scripts
 */
export function expectHeaders(what: string, kind: ReplyKind, headers: Readonly<Record<string, string>>, scripts: readonly string[]): void {
  const wanted = securityHeaders(kind, { tls: true, scripts })
  const all = Object.keys(securityHeaders('page', { tls: true }))
  const found = Object.fromEntries(all.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))
  expect([what, found]).toEqual([what, wanted])
}
