import type { authContract } from '@nusaria/contracts/auth'
import type { GoogleSession } from '@nusaria/contracts/auth-entities'
import type { ArgsOf, ResultOf } from '@nusaria/contracts/contract'
import { API_BASE } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import { isSuccess } from '@nusaria/contracts/status'

type Consent = typeof authContract.googleConsent
export type Choice = ArgsOf<Consent>['choice']

/** The result of a request: `refused` by the API, `unreachable` without a reply. `field` is the invalid field. */
export type Outcome<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'refused'; readonly field?: string }
  | { readonly kind: 'unreachable' }

async function requestGoogle<T>(path: string, body?: object): Promise<Outcome<T>> {
  try {
    const reply = await fetch(`${API_BASE}/member/google/${path}`, {
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

export function readSession(session: string): Promise<Outcome<GoogleSession>> {
  return requestGoogle(encodeURIComponent(session))
}

export function sendChoice(args: ArgsOf<Consent>): Promise<Outcome<ResultOf<Consent>>> {
  return requestGoogle('consent', args)
}
