import { errorOfCode } from '@nusaria/contracts/errors'
import type { JournalLine } from '@nusaria/mock-api/control/types'

/** Filters of the journal; an empty text matches every line. A code is a number or a name: `1105007`, `stock`. */
export const EMPTY_FILTER = { call: '', code: '', member: '', onlyProblems: false }

/** The name of a code in the contracts; `OK` for success, null when the reply had no envelope. */
export function nameOfCode(code: number | null): string | null {
  if (code === null) return null
  return code === 0 ? 'OK' : (errorOfCode(code)?.name ?? 'unknown')
}

/** Whether the request was refused, met a fault, or broke a contract on either side. */
export function isProblem({ code, http, fault, violations, deviations = [] }: JournalLine): boolean {
  return (code !== null && code !== 0) || http >= 400 || http === 0 || fault !== undefined || violations.length + deviations.length > 0
}

/** Who sent the request: `M8100000001` or `guest`, with the number of the device. */
export function callerLabel({ member_no, device }: JournalLine): string {
  return [member_no ?? 'guest', ...(device === undefined ? [] : [`device ${device}`])].join(' · ')
}

/** The call's name; method and path when no call matches. */
export function requestLabel({ call, method, path }: JournalLine): string {
  return call ?? `${method} ${path}`
}

export function matchesFilter(line: JournalLine, { call, code, member, onlyProblems }: typeof EMPTY_FILTER): boolean {
  const has = (text: string, part: string) => text.toLowerCase().includes(part.trim().toLowerCase())
  return (
    (!onlyProblems || isProblem(line)) &&
    has(`${requestLabel(line)} ${line.path}`, call) &&
    has(`${line.code ?? ''} ${nameOfCode(line.code) ?? ''}`, code) &&
    has(callerLabel(line), member)
  )
}
