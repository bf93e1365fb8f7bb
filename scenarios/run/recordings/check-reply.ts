import { completeSchema } from '@nusaria/contracts/added'
import type { Call } from '@nusaria/contracts/contract'
import { FailureEnvelope, isSuccess } from '@nusaria/contracts/envelope'
import { ERRORS, errorOfCode } from '@nusaria/contracts/errors'
import { HEADERS } from '@nusaria/contracts/headers'
import type { WireReply } from '../support/hosts.ts'

const TRANSPORT = ['SESSION_EXPIRED', 'MALFORMED_BODY', 'BODY_TOO_LARGE', 'BODY_TYPE_UNSUPPORTED'] as const
const STATUSES = new Set([200, 400, 401, 404, 413, 415])

/** The error codes that a call may return. */
export function allowedCodes(call: Call): Set<number> {
  return new Set([...call.errors, ...TRANSPORT, call.invalid ?? ('INVALID_PARAMETER' as const)].map((name) => ERRORS[name].code))
}

/** The code of a reply, and how it violates its contract; null when it doesn't. */
export function checkReply(call: Call, { status, headers, body }: WireReply): { code: number; wrong: string | null } {
  if (!STATUSES.has(status)) return { code: status, wrong: `HTTP ${status}: ${body.slice(0, 200)}` }
  if (headers[HEADERS.imageId]) return { code: 0, wrong: call.reply === 'image' ? null : 'an unexpected picture' }
  const reply = JSON.parse(body)
  if (isSuccess(reply)) {
    const keys = Object.keys(reply).sort().join()
    const checked = call.data && completeSchema(call.data).safeParse(reply.data)
    const wrong = keys !== 'code,data,msg,status' ? `the envelope has ${keys}` : (checked?.error?.message ?? null)
    return { code: 0, wrong }
  }
  const envelope = FailureEnvelope.safeParse(reply)
  if (!envelope.success) return { code: status, wrong: `not the envelope: ${envelope.error.message}` }
  const { code } = envelope.data
  const known = allowedCodes(call).has(code) || (code === ERRORS.ROUTE_NOT_FOUND.code && call.params !== undefined)
  return { code, wrong: known ? null : `it answers ${code} (${errorOfCode(code)?.name ?? 'unknown'}), which it does not declare` }
}
