import { type Call, faultableErrors } from '@nusaria/contracts/contract'
import { ERRORS, errorOfCode } from '@nusaria/contracts/errors'
import { allCalls } from '@nusaria/contracts/registry'
import { errorTexts } from '@nusaria/locales/error-texts'
import type { Fault } from '@nusaria/mock-api/control/types'
import { searchByWords } from '../../ui/search.ts'

/** A call to place a fault on. */
export interface CallOption {
  readonly id: string
  readonly call: Call
}

/** The calls whose name, path or summary contains every typed word. */
export function findCalls(typed: string): readonly CallOption[] {
  return searchByWords<CallOption>(allCalls(), typed, ({ id, call }) => `${id} ${call.method} ${call.path} ${call.summary}`)
}

/** The error replies that a fault may give for a call: code, name and the text for shoppers. */
export function faultReplies(call: Call): readonly { readonly code: number; readonly label: string }[] {
  return faultableErrors(call).map((name) => {
    const { code, key } = ERRORS[name]
    return { code, label: `${code} ${name}: ${errorTexts.en[key]}` }
  })
}

/** Network faults, with their descriptions. */
export const WIRE_FAULTS = {
  latency: 'Slow: answers normally, but late',
  hang: 'Hangs: never answers',
  reset: 'Reset: the connection drops',
  http: 'An HTTP status, alone or with a body of your own',
  truncate: 'Truncated: the reply breaks off in the middle',
  malformed: 'Malformed: the reply is broken JSON',
} as const

export type WireFault = keyof typeof WIRE_FAULTS

/** Describes what a fault does. */
export function describeFault(fault: Fault): string {
  if ('reply' in fault) return `${fault.reply} ${errorOfCode(fault.reply)?.name ?? ''}`
  if (fault.wire === 'latency') return `Slow: ${fault.ms.toLocaleString('en')} ms`
  if (fault.wire === 'http') return `HTTP ${fault.status}${fault.body === undefined ? '' : ` with ${shorten(JSON.stringify(fault.body))}`}`
  return WIRE_FAULTS[fault.wire].split(':')[0] ?? fault.wire
}

/** The longest JSON in a description. */
const MAX_LENGTH = 60

function shorten(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/** Describes whose calls a fault acts on, and on which of them. */
export function describeFaultScope({ member, match }: Fault): string {
  const who = member === undefined ? 'everyone' : member === 'guest' ? 'guests' : member
  return match ? `${who}, with ${shorten(JSON.stringify(match))}` : who
}

/** Describes when a fault acts. */
export function describeFaultSchedule({ after, times, rate }: Fault): string {
  const said = [
    after ? `after ${after} ${after === 1 ? 'call' : 'calls'}` : '',
    times ? (times === 1 ? 'once' : `${times} times`) : '',
    rate === undefined || rate === 1 ? '' : `with a chance of ${Math.round(rate * 100)} %`,
  ].filter(Boolean)
  return said.join(', ') || 'always'
}
