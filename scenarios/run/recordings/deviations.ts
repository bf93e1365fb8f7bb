import type { Call } from '@nusaria/contracts/contract'
import { violationOf } from '@nusaria/contracts/contract-violation'
import { envelopeOf, FailureEnvelope, isSuccess } from '@nusaria/contracts/envelope'
import { ERRORS, errorOfCode } from '@nusaria/contracts/errors'
import { HEADERS } from '@nusaria/contracts/headers'
import { TRANSPORT_STATUSES } from '@nusaria/mock-api/engine/http/reply'
import { z } from 'zod'
import type { WireReply } from '../support/hosts.ts'
import { allowedCodes } from './check-reply.ts'

/** How a request or reply differs from its contract. Only kinds of values are in it, never a value: it may be personal. */
export interface Deviation {
  /** `data.list.[].price`, `HTTP status` */
  readonly at: string
  readonly expected: string
  readonly actual: string
  /** A field that the contract doesn't know: the shop ignores it. */
  readonly extra?: true
}

/** Every way in which a value breaks a schema, each place once over all items of a list. */
export function schemaDeviations(schema: z.ZodType, value: unknown): readonly Deviation[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  const found = issues.flatMap((issue): z.core.$ZodIssue[] =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue],
  )
  const deviations = found.map((issue): Deviation => {
    const { path, expected, actual } = violationOf(issue, value)
    const at = path.replace(/(^|\.)\d+(?=\.|$)/g, '$1[]') || 'the whole'
    return { at, expected, actual, ...(issue.code === 'unrecognized_keys' ? { extra: true as const } : {}) }
  })
  return [...new Map(deviations.map((each) => [each.at, each])).values()]
}

/** How a reply differs from the contract of its call. */
export function replyDeviations(call: Call, { status, headers, body }: WireReply): readonly Deviation[] {
  const type = headers['content-type']?.split(';')[0] ?? 'no content type'
  if (call.reply === 'image' && type.startsWith('image/')) {
    const at = `header ${HEADERS.imageId}`
    return headers[HEADERS.imageId] ? [] : [{ at, expected: "the picture's id", actual: 'nothing' }]
  }
  const reply = jsonOf(body)
  if (reply === undefined)
    return [{ at: 'body', expected: call.reply === 'image' ? 'a picture' : 'JSON', actual: `${type}, HTTP ${status}` }]
  if (!isEnvelope(reply)) return [{ at: 'envelope', expected: '{ code, msg, data, status }', actual: fieldsOf(reply) }]
  if (isSuccess(reply)) return [...statusDeviations(200, status), ...schemaDeviations(envelopeOf(call.data ?? z.null()), reply)]
  const envelope = FailureEnvelope.safeParse(reply)
  if (!envelope.success) return schemaDeviations(FailureEnvelope, reply)
  return refusalDeviations(call, envelope.data.code, status)
}

function refusalDeviations(call: Call, code: number, status: number): readonly Deviation[] {
  const name = errorOfCode(code)?.name
  const allowed = [...allowedCodes(call), ERRORS.ROUTE_NOT_FOUND.code, ERRORS.INTERNAL_ERROR.code]
  const isAllowed = allowed.some((one) => one === code)
  const said = name ? `${code} ${name}` : String(code)
  const codes = isAllowed && name !== 'INTERNAL_ERROR' ? [] : [{ at: 'code', expected: `one of ${namesOf(call)}`, actual: said }]
  return [...codes, ...statusDeviations((name && TRANSPORT_STATUSES[name]) ?? 200, status)]
}

function namesOf(call: Call): string {
  const names = [...new Set([...call.errors, call.invalid ?? 'INVALID_PARAMETER'])] as const
  return ['0', ...names.map((name) => `${ERRORS[name].code} ${name}`)].join(', ')
}

function statusDeviations(expected: number, actual: number): readonly Deviation[] {
  return expected === actual ? [] : [{ at: 'HTTP status', expected: String(expected), actual: String(actual) }]
}

/** Whether a reply has what tells success from refusal. */
function isEnvelope(reply: unknown): reply is { readonly code: number } {
  return typeof reply === 'object' && reply !== null && 'code' in reply && 'data' in reply
}

function fieldsOf(reply: unknown): string {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return 'no object'
  return `an object with ${Object.keys(reply).slice(0, 6).join(', ') || 'no field'}`
}

/** Parsed JSON; undefined for other text. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
