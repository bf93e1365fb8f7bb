import type { Fault } from '@nusaria/mock-api/control/types'
import type { WireFault } from './describe-fault.ts'

/** The values of the fault form. */
export interface FaultFormValues {
  readonly call: string
  /** `reply <code>` or `wire <kind>`; empty until chosen. */
  readonly what: string
  readonly ms: string
  readonly status: string
  readonly after: string
  readonly times: string
  readonly rate: string
  /** A member's number, or `guest`; empty for everyone. */
  readonly member: string
  /** JSON */
  readonly match: string
  /** JSON */
  readonly body: string
}

export const EMPTY_FAULT: FaultFormValues = {
  call: '',
  what: '',
  ms: '3000',
  status: '503',
  after: '',
  times: '',
  rate: '',
  member: '',
  match: '',
  body: '',
}

/** The text as a number. Other text is sent as it is, so that the control API refuses it with a reason. */
function numberField(name: string, text: string): object {
  const value = text.trim()
  if (value === '') return {}
  return { [name]: Number.isFinite(Number(value)) ? Number(value) : value }
}

/** The JSON of a field; nothing when it is empty. Throws with the field's name when it can't be read. */
function jsonField(name: 'match' | 'body', text: string): object {
  if (text.trim() === '') return {}
  try {
    return { [name]: JSON.parse(text) as unknown }
  } catch (error) {
    throw new Error(`${name}: This is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** The fault in the control API's format. Throws when its JSON can't be read. */
export function toFault({ call, what, ms, status, after, times, rate, member, match, body }: FaultFormValues): Fault {
  const [kind, value = ''] = what.split(' ')
  if (match.trim() !== '' && !/^\s*\{/.test(match)) throw new Error('match: Write an object: { "field": value }')
  const scope = {
    call,
    ...(member && { member }),
    ...jsonField('match', match),
    ...numberField('after', after),
    ...numberField('times', times),
    ...numberField('rate', rate),
  }
  if (kind === 'reply') return { ...scope, reply: Number(value) }
  const wire = value as WireFault
  return {
    ...scope,
    wire,
    ...(wire === 'latency' && numberField('ms', ms)),
    ...(wire === 'http' && { ...numberField('status', status), ...jsonField('body', body) }),
  } as Fault
}

const FIELDS = ['after', 'times', 'rate', 'ms', 'status', 'member', 'match', 'body'] as const
export type FieldName = (typeof FIELDS)[number]

/** The form field that an error is about, and its reason: `list.3.rate: Too big …`, `body: This is not JSON …`. */
export function faultFieldError(error: string | null): { readonly name: FieldName; readonly why: string } | null {
  const [, found, why = ''] = /^(?:list\.\d+\.)?(\w+)[\w.]*: (.*)$/s.exec(error ?? '') ?? []
  const name = FIELDS.find((field) => field === found)
  return name ? { name, why } : null
}
