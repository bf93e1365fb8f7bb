import type { Source } from '@nusaria/contracts/added'
import { ERRORS, errorOfCode } from '@nusaria/contracts/errors'
import { allCalls } from '@nusaria/contracts/registry'
import { domains } from '@nusaria/mock-api/domains/index'
import { readReached } from './reached.ts'
import { type ToConfirm, toConfirm } from './to-confirm.ts'
import { UNUSED_CALLS } from './unused-calls.ts'
import { usedCalls } from './used.ts'

/** One call of the report. */
export interface CallReport {
  /** `cart.add` */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly source: { readonly path: Source; readonly request: Source; readonly response: Source }
  /** in the mock */
  readonly implemented: boolean
  /** in the storefront */
  readonly used: boolean
  /** Why the storefront doesn't use it. */
  readonly reason?: string
  /** What an integrator confirms; null when everything is documented. */
  readonly toConfirm: ToConfirm | null
  /** Declared codes, including the one for an invalid request. */
  readonly declared: readonly number[]
  /** The declared codes that a rule gave in a test run, faults excluded. */
  readonly reached: readonly number[]
}

/** A report line for every call of the registry. */
export function contractsReport(): CallReport[] {
  const implemented = new Set(domains.flatMap(({ routes }) => routes.map(({ call }) => `${call.method} ${call.path}`)))
  const isUsed = usedCalls()
  const reached = readReached()
  return allCalls().map((registered) => {
    const { call } = registered
    const declared = [...new Set([...call.errors, call.invalid ?? ('INVALID_PARAMETER' as const)])].map((name) => ERRORS[name].code)
    const met = reached.get(registered.id)
    const name = registered.id
    const reason = UNUSED_CALLS[name]
    return {
      name,
      method: call.method,
      path: call.path,
      source: call.source,
      implemented: implemented.has(`${call.method} ${call.path}`),
      used: isUsed(registered),
      ...(reason === undefined ? {} : { reason }),
      toConfirm: toConfirm(registered),
      declared,
      reached: declared.filter((code) => met?.has(code)),
    }
  })
}

/** Whether a test run was recorded: without one nobody knows which codes the rules give. */
export const isRecorded = (reports: readonly CallReport[]) => reports.some(({ reached }) => reached.length > 0)

/** What is missing before the report is complete, one line each. Without a recorded test run no code counts as missing. */
export function gapsIn(reports: readonly CallReport[]): string[] {
  const recorded = isRecorded(reports)
  return reports.flatMap(({ name, implemented, used, reason, declared, reached }) => {
    const never = declared.filter((code) => !reached.includes(code)).map((code) => `${code} ${errorOfCode(code)?.name ?? ''}`)
    return [
      ...(implemented ? [] : [`${name}: the mock does not implement it`]),
      ...(used || reason ? [] : [`${name}: the storefront does not use it, and nobody says why`]),
      ...(never.length === 0 || !recorded ? [] : [`${name}: never reached by a rule: ${never.join(', ')}`]),
    ]
  })
}
