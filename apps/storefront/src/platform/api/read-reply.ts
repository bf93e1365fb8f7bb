import { adaptEnvelope } from '@nusaria/contracts/adapted-call'
import type { Call } from '@nusaria/contracts/contract'
import { isSuccess, readCode } from '@nusaria/contracts/status'
import { config } from '../config/config.ts'
import { loadOrReload } from '../loading/load-or-reload.ts'
import { adapter } from './backend-adapter.ts'
import type { Failure } from './failure.ts'

export type CallOutcome = { readonly data: unknown } | { readonly error: Failure }

const UNAUTHORIZED = 401
const TOO_MANY_REQUESTS = 429

/** What proxies say of a backend that is down or late, whether in a page of theirs or in the form of the API. */
const GATEWAY_FAILURES: Readonly<Record<number, 'unavailable' | 'timeout'>> = { 502: 'unavailable', 503: 'unavailable', 504: 'timeout' }

/** ms that a call waits after HTTP 429 without a `Retry-After` */
const BUSY_DEFAULT = 5_000

type Fields = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function toParams(params: unknown): Readonly<Record<string, string | number>> {
  const entries = Object.entries(isRecord(params) ? params : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1])))
}

function toRefusal({ msg, data }: Fields, code = -1): Failure {
  const { field, params } = isRecord(data) ? data : {}
  return {
    kind: 'business',
    code,
    msg: typeof msg === 'string' ? msg : '',
    field: typeof field === 'string' ? field : null,
    params: toParams(params),
  }
}

export async function readReply(call: Call, response: Response): Promise<CallOutcome> {
  const isImage = response.headers.get('content-type')?.startsWith('image/') === true
  if (call.reply === 'image' && response.ok && isImage)
    return { data: await (await loadOrReload(() => import('./convert-reply.ts'))).readImage(response) }
  const reply: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof DOMException) throw error
    return null
  })
  if (response.status === UNAUTHORIZED) return { error: { kind: 'session' } }
  if (response.status === TOO_MANY_REQUESTS) {
    const code = await import('./busy-until.ts').catch(() => null)
    return { error: { kind: 'busy', until: Date.now() + (code?.waitOf(response.headers) ?? BUSY_DEFAULT) } }
  }
  const ours = adapter ? adaptEnvelope(adapter, reply, response.status) : reply
  const envelope: Fields = isRecord(ours) ? ours : {}
  const { status, data = null } = envelope
  const code = readCode(envelope.code)
  if (code === UNAUTHORIZED) return { error: { kind: 'session' } }
  if (isSuccess({ code, status: String(status) })) {
    const { apiOrigin } = config
    // An API on another origin gives addresses of its own host: `/media/kopi.svg`. Those of a backend with an adapter have no names yet.
    return { data: apiOrigin && !adapter ? (await loadOrReload(() => import('./convert-reply.ts'))).absoluteUrls(data, apiOrigin) : data }
  }
  const gateway = GATEWAY_FAILURES[code ?? response.status]
  if (gateway) return { error: { kind: gateway } }
  if (code !== undefined || typeof status === 'string') return { error: toRefusal(envelope, code) }
  // No answer of the shop's: a page of a proxy, whose words are for nobody here.
  if (response.status >= 500) return { error: { kind: 'unavailable' } }
  return { error: response.ok ? { kind: 'malformed' } : toRefusal({}, response.status) }
}
