import type { Fault } from '@nusaria/mock-api/control/types'
import { toNumber } from '../../ui/form.tsx'
import type { WireFault } from './describe-fault.ts'

/** The values of the fault form, before anything is typed. */
export const EMPTY_FAULT = {
  /** `reply <code>` or `wire <kind>`; empty until chosen. */
  what: '',
  ms: '3000',
  status: '503',
  after: '',
  times: '',
  rate: '',
  /** A member's number, or `guest`; empty for everyone. */
  member: '',
  /** JSON */
  match: '',
  /** JSON */
  body: '',
}

/** The number of a field; nothing when it is empty. */
const numberField = (name: string, text: string) => (text.trim() === '' ? {} : { [name]: toNumber(text) })

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
export function toFault(call: string, values: typeof EMPTY_FAULT): Fault {
  const { what, ms, status, after, times, rate, member, match, body } = values
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
