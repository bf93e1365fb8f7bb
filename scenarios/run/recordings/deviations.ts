import type { Call } from '@nusaria/contracts/contract'
import { kindOf, violationOf } from '@nusaria/contracts/contract-violation'
import { isSuccess, SUCCESS_STATUS } from '@nusaria/contracts/envelope'
import { ERRORS, errorOfCode } from '@nusaria/contracts/errors'
import { type Findings, fitToShape } from '@nusaria/contracts/fit'
import { HEADERS } from '@nusaria/contracts/headers'
import { replyShape } from '@nusaria/contracts/reply-shape'
import { describeShape } from '@nusaria/contracts/shape'
import { readCode } from '@nusaria/contracts/status'
import { TRANSPORT_STATUSES } from '@nusaria/mock-api/engine/http/reply'
import { z } from 'zod'
import type { WireReply } from '../support/hosts.ts'
import { allowedCodes } from './check-reply.ts'

/**
 * What a shopper sees of a deviation. `shown`: the value as it is. `fitted`: the value in the form of the contract. `left_out`: all but this value.
 * `row_left_out`: all but what needs this value, mostly a row of a list. `nothing`: the part of the page that makes the call can't load.
 */
export type Seen = 'shown' | 'fitted' | 'left_out' | 'row_left_out' | 'nothing'

/** How a request or reply differs from its contract. Only kinds of values are in it, never a value: it may be personal. */
export interface Deviation {
  /** `data.list[].price`, by the path in the reply; `HTTP status` */
  readonly at: string
  readonly expected: string
  readonly actual: string
  /** Of a reply. */
  readonly seen?: Seen
  /** A field that the contract doesn't know: the shop ignores it. */
  readonly extra?: true
  /** Of the envelope, in another form that the shop accepts for every call. */
  readonly accepted?: true
}

/** Every way in which a value breaks a schema, each place once over all items of a list. */
export function schemaDeviations(schema: z.ZodType, value: unknown): readonly Deviation[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  const found = issues.flatMap((issue): z.core.$ZodIssue[] =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue],
  )
  const deviations = found.map((issue): Deviation => {
    const { path, expected, actual } = violationOf(issue, value)
    const at = path.replace(/(^|\.)\d+(?=\.|$)/g, '[]') || 'the whole'
    return { at, expected, actual, ...(issue.code === 'unrecognized_keys' ? { extra: true as const } : {}) }
  })
  return [...new Map(deviations.map((each) => [each.at, each])).values()]
}

const SEEN = { fitted: 'fitted', left_out: 'left_out', absent: 'left_out', needed: 'row_left_out' } as const

/** A path whichever form its lists have in a reply. */
const placeOf = (path: string) => path.replace(/\.(list|records|rows)(?![\w])/g, '').replaceAll('[]', '')

/** How `data` differs from its contract: what the storefront has to fit, and what it shows although the contract forbids it. */
function dataDeviations(call: Call, data: unknown): { readonly deviations: readonly Deviation[]; readonly findings: Findings } {
  const shape = replyShape(call)
  if (!shape) {
    const wrong = schemaDeviations(z.strictObject({ data: z.null() }), { data }).map((each): Deviation => ({ ...each, seen: 'shown' }))
    return { deviations: wrong, findings: {} }
  }
  const reply = fitToShape(shape, data)
  const found = Object.entries(reply.findings).flatMap(([at, { outcome, shape: expected = '', value }]): readonly Deviation[] => {
    const actual = kindOf(value)
    if (outcome === 'ignored') return [{ at, expected: 'no such field', actual, extra: true }]
    const seen = outcome === 'needed' && reply.data === undefined ? 'nothing' : SEEN[outcome]
    const isList = Array.isArray(value) && Array.isArray(expected)
    // What its rows lack is said of them.
    if (isList && outcome === 'needed' && Object.keys(reply.findings).some((path) => path.startsWith(`${at}[]`))) return []
    return [{ at, expected: isList && outcome === 'fitted' ? 'the name list' : describeShape(expected), actual, seen }]
  })
  const known = new Set(found.map(({ at }) => placeOf(at)))
  const others = reply.data === undefined ? [] : schemaDeviations(z.strictObject({ data: call.data ?? z.null() }), { data: reply.data })
  return {
    deviations: [...found, ...others.filter(({ at }) => !known.has(placeOf(at))).map((each): Deviation => ({ ...each, seen: 'shown' }))],
    findings: reply.findings,
  }
}

export interface ComparedReply {
  readonly deviations: readonly Deviation[]
  /** The code that the shop reads: 0 for any success. */
  readonly code?: number
  /** The backend doesn't have the call. */
  readonly missing?: true
  /** Of the `data` of a success. */
  readonly data?: unknown
  readonly findings?: Findings
}

/** Compares a reply with the contract of its call. It is read as the storefront reads it, so that one deviation doesn't hide those behind it. */
export function compareReply(call: Call, { status, headers, body }: WireReply): ComparedReply {
  const type = headers['content-type']?.split(';')[0] ?? 'no content type'
  if (call.reply === 'image' && status < 400 && type.startsWith('image/')) {
    const at = `header ${HEADERS.imageId}`
    const missing: Deviation = { at, expected: "the picture's id", actual: 'nothing', seen: 'nothing' }
    return { code: 0, deviations: headers[HEADERS.imageId] ? [] : [missing] }
  }
  const reply = jsonOf(body)
  const envelope = isRecord(reply) ? reply : {}
  const code = readCode(envelope.code)
  const isDone = isSuccess({ ...(code === undefined ? {} : { code }), status: String(envelope.status) })
  if (!isDone && (code ?? status) === NOT_FOUND) return { missing: true, deviations: [] }
  if (reply === undefined) {
    const expected = call.reply === 'image' ? 'a picture' : 'JSON'
    return { deviations: [{ at: 'body', expected, actual: `${type}, HTTP ${status}`, seen: 'nothing' }] }
  }
  if (isDone) {
    const { deviations, findings } = dataDeviations(call, envelope.data)
    return {
      code: 0,
      data: envelope.data,
      findings,
      deviations: [...statusDeviations(200, status), ...envelopeDeviations(envelope, true), ...deviations],
    }
  }
  if (code === undefined && typeof envelope.status !== 'string')
    return { deviations: [{ at: 'envelope', expected: ENVELOPE, actual: fieldsOf(reply), seen: 'nothing' }] }
  const refusal = code === undefined ? [] : refusalDeviations(call, code, status)
  return { ...(code === undefined ? {} : { code }), deviations: [...refusal, ...envelopeDeviations(envelope, false)] }
}

const NOT_FOUND = 404
const ENVELOPE = '{ code, msg, data, status }'

/** The deviations alone. */
export const replyDeviations = (call: Call, reply: WireReply): readonly Deviation[] => compareReply(call, reply).deviations

/** Forms of an envelope that the shop accepts beside that of the contract. */
function envelopeDeviations(envelope: Readonly<Record<string, unknown>>, isDone: boolean): readonly Deviation[] {
  const { code, msg, status, data, ...extra } = envelope
  const parts = [
    ['code', isDone ? '0' : 'number', code, isDone ? code === 0 : typeof code === 'number'],
    ['msg', 'string', msg, typeof msg === 'string'],
    ['status', isDone ? SUCCESS_STATUS : 'string', status, isDone ? status === SUCCESS_STATUS : typeof status === 'string'],
  ] as const
  const wrong = parts.flatMap(([at, expected, value, fits]): Deviation[] =>
    fits ? [] : [{ at, expected, actual: kindOf(value), seen: 'shown', accepted: true }],
  )
  const more = Object.entries(extra).map(
    ([at, value]): Deviation => ({ at, expected: 'no such field', actual: kindOf(value), extra: true }),
  )
  return [...wrong, ...more]
}

function refusalDeviations(call: Call, code: number, status: number): readonly Deviation[] {
  const name = errorOfCode(code)?.name
  const allowed = [...allowedCodes(call), ERRORS.ROUTE_NOT_FOUND.code, ERRORS.INTERNAL_ERROR.code]
  const isAllowed = allowed.some((one) => one === code)
  const said = name ? `${code} ${name}` : String(code)
  const codes: readonly Deviation[] =
    isAllowed && name !== 'INTERNAL_ERROR' ? [] : [{ at: 'code', expected: `one of ${namesOf(call)}`, actual: said, seen: 'nothing' }]
  return [...codes, ...statusDeviations((name && TRANSPORT_STATUSES[name]) ?? 200, status)]
}

function namesOf(call: Call): string {
  const names = [...new Set([...call.errors, call.invalid ?? 'INVALID_PARAMETER'])] as const
  return ['0', ...names.map((name) => `${ERRORS[name].code} ${name}`)].join(', ')
}

function statusDeviations(expected: number, actual: number): readonly Deviation[] {
  return expected === actual ? [] : [{ at: 'HTTP status', expected: String(expected), actual: String(actual), seen: 'shown' }]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fieldsOf(reply: unknown): string {
  if (!isRecord(reply)) return 'no object'
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
