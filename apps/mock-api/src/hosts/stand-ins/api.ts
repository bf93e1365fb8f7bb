import { API_BASE } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import { isSuccess } from '@nusaria/contracts/status'

/** The result of a request: `refused` by the API, `unreachable` without a reply. `field` is the invalid field. */
export type Outcome<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'refused'; readonly field?: string }
  | { readonly kind: 'unreachable' }

/** Asks the API; by POST where there is a body. */
export async function ask<T>(path: string, body?: object): Promise<Outcome<T>> {
  try {
    const reply = await fetch(API_BASE + path, {
      ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(LIMITS.apiTimeout),
    })
    const envelope: { code?: number; status?: string; data: T & { readonly field?: string } } = await reply.json()
    if (isSuccess(envelope)) return { kind: 'ok', data: envelope.data }
    return { kind: 'refused', field: envelope.data?.field }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** The session that the page's address names; empty without one. */
export const sessionKey = () => new URLSearchParams(location.search).get('session') ?? ''

export async function readSession<T>(path: string, key: string): Promise<Outcome<T>> {
  return key === '' ? { kind: 'refused' } : ask(`${path}/${encodeURIComponent(key)}`)
}
