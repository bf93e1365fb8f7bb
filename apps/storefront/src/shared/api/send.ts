import type { Call, ImageReply } from '@nusaria/contracts/contract'
import { HEADERS } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WireRequest } from '@nusaria/contracts/request'
import { isSuccess } from '@nusaria/contracts/status'
import type { Failure } from './failure.ts'
import type { ProgressListener } from './upload-progress.ts'

export type CallOutcome = { readonly data: unknown } | { readonly error: Failure }

interface Envelope {
  readonly code?: number
  readonly status?: string
  readonly msg?: string
  readonly data?: unknown
}

const UNAUTHORIZED = 401
const SERVICE_UNAVAILABLE = 503

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function refusalOf(envelope: Envelope): Failure {
  const detail = isRecord(envelope.data) ? envelope.data : {}
  return {
    kind: 'business',
    code: envelope.code ?? -1,
    msg: envelope.msg ?? '',
    field: typeof detail.field === 'string' ? detail.field : null,
    params: isRecord(detail.params) ? (detail.params as Record<string, string | number>) : {},
  }
}

/** The picture's bytes as text: SVG unchanged, everything else in base64 (then `contentType` says so). */
async function imageOf(response: Response): Promise<ImageReply> {
  const contentType = response.headers.get('content-type') ?? 'image/png'
  const imageId = response.headers.get(HEADERS.imageId) ?? ''
  if (contentType.startsWith('image/svg')) return { contentType, imageId, bytes: await response.text() }
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { contentType: `${contentType};base64`, imageId, bytes: btoa(String.fromCharCode(...bytes)) }
}

async function outcomeOf(call: Call, response: Response): Promise<CallOutcome> {
  const isImage = response.headers.get('content-type')?.startsWith('image/') === true
  if (call.reply === 'image' && response.ok && isImage) return { data: await imageOf(response) }
  const envelope: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof DOMException) throw error
    return null
  })
  if (response.status === UNAUTHORIZED) return { error: { kind: 'session' } }
  if (!isRecord(envelope) || (!('code' in envelope) && !('status' in envelope)))
    return { error: { kind: response.status === SERVICE_UNAVAILABLE ? 'unavailable' : 'malformed' } }
  if (envelope.code === UNAUTHORIZED) return { error: { kind: 'session' } }
  return isSuccess(envelope) ? { data: envelope.data ?? null } : { error: refusalOf(envelope) }
}

function isTimeoutError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** Longest body of a keepalive request; browsers allow 64 KiB for all of them together. */
const KEEPALIVE_MAX_CHARS = 8_192

/** A request that is sent while the page is being left must still arrive. */
function needsKeepalive({ body }: WireRequest): boolean {
  return document.visibilityState === 'hidden' && (body === null || (typeof body === 'string' && body.length <= KEEPALIVE_MAX_CHARS))
}

/**
 * Sends a call and reads its envelope. Never throws. The whole exchange times out after 8,000 ms; with `onProgress`, after 8,000 ms
 * without progress.
 */
export async function send(
  call: Call,
  request: WireRequest,
  headers: Headers,
  abort: AbortSignal,
  onProgress?: ProgressListener,
): Promise<CallOutcome> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException('No answer', 'TimeoutError')), LIMITS.apiTimeout)
  if (typeof request.body === 'string') headers.set('content-type', 'application/json')
  try {
    if (onProgress) {
      const { upload } = await import('./upload.ts')
      return await outcomeOf(call, await upload(request, headers, abort, onProgress))
    }
    const signal = AbortSignal.any([limit.signal, abort])
    const { method, body } = request
    const response = await fetch(request.url, {
      method,
      headers,
      body,
      signal,
      credentials: 'same-origin',
      keepalive: needsKeepalive(request),
    })
    return await outcomeOf(call, response)
  } catch (error) {
    return { error: { kind: (onProgress ? isTimeoutError(error) : limit.signal.aborted) ? 'timeout' : 'network' } }
  } finally {
    clearTimeout(timer)
  }
}
