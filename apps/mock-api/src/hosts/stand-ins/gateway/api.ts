import { API_BASE } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import type { GatewayResult, GatewaySession } from '@nusaria/contracts/payment-entities'
import { isSuccess } from '@nusaria/contracts/status'
import type { z } from 'zod'

/** The result of a request: `refused` by the API, `unreachable` without a reply. */
export type Outcome = { readonly kind: 'session'; readonly session: GatewaySession } | { readonly kind: 'refused' | 'unreachable' }

async function requestSession(path: string, body?: object): Promise<Outcome> {
  try {
    const reply = await fetch(`${API_BASE}/order/payment/gateway/${path}`, {
      ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(LIMITS.apiTimeout),
    })
    const envelope: { code?: number; status?: string; data: GatewaySession } = await reply.json()
    return isSuccess(envelope) ? { kind: 'session', session: envelope.data } : { kind: 'refused' }
  } catch {
    return { kind: 'unreachable' }
  }
}

export function readSession(session: string): Promise<Outcome> {
  return requestSession(encodeURIComponent(session))
}

export function sendResult(session: string, result: z.output<typeof GatewayResult>): Promise<Outcome> {
  return requestSession('result', { session, result })
}
