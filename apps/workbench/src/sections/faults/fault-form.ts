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
}

export const EMPTY_FAULT: FaultFormValues = { call: '', what: '', ms: '3000', status: '503', after: '', times: '', rate: '' }

/** The text as a number. Other text is sent as it is, so that the control API refuses it with a reason. */
function numberField(name: string, text: string): object {
  const value = text.trim()
  if (value === '') return {}
  return { [name]: Number.isFinite(Number(value)) ? Number(value) : value }
}

/** The fault in the control API's format. */
export function toFault({ call, what, ms, status, after, times, rate }: FaultFormValues): Fault {
  const [kind, value = ''] = what.split(' ')
  const scope = { call, ...numberField('after', after), ...numberField('times', times), ...numberField('rate', rate) }
  if (kind === 'reply') return { ...scope, reply: Number(value) }
  const wire = value as WireFault
  return {
    ...scope,
    wire,
    ...(wire === 'latency' && numberField('ms', ms)),
    ...(wire === 'http' && numberField('status', status)),
  } as Fault
}

const FIELDS = ['after', 'times', 'rate', 'ms', 'status'] as const

/** The form field that an error is about, and its reason: `list.3.rate: Too big …`. */
export function faultFieldError(refusal: string | null): { readonly name: string; readonly why: string } | null {
  const [, name = '', why = ''] = /^list\.\d+\.(\w+): (.*)$/s.exec(refusal ?? '') ?? []
  return FIELDS.some((field) => field === name) ? { name, why } : null
}
