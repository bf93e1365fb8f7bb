import type { Call } from '@nusaria/contracts/contract'
import { fitToShape } from '@nusaria/contracts/fit'
import { replyShape } from '@nusaria/contracts/reply-shape'
import { signal } from '../report/signals.ts'
import type { ContractViolation } from './contract-log.ts'
import type { Failure } from './failure.ts'
import type { CallOutcome } from './send.ts'

/** `CHECKS_REPLIES`, written out here so that the bundler leaves schemas and log out of a production build. */
const CHECKS = !import.meta.env.SSR && (import.meta.env.DEV || import.meta.env.VITE_CHECK_REPLIES === '1')

type Side = ContractViolation['side']

/** Kept, because an import takes a moment even when it is loaded: a change that is sent while the page is left would come too late. */
let schemas: typeof import('./schemas.ts') | undefined

/** Validates a value where checks are on: records a violation and returns the failure to reject with. */
export async function validateStrictly(call: string, side: Side, value: unknown): Promise<Failure | null> {
  if (CHECKS) {
    schemas ??= await import('./schemas.ts')
    const issues = schemas.issuesOf(call, side, value)
    if (issues.length === 0) return null
    const violation: ContractViolation = { call, side, issues }
    window.__contractViolations = [...(window.__contractViolations ?? []), violation]
    ;(await import('./contract-log.ts')).logContractViolation(violation)
    return { kind: 'contract', call, issues }
  }
  return null
}

/** Where checks are on: logs that the server refused a request as invalid although it fits its contract here. */
export async function logRefusedRequest(call: string, { code, field }: Extract<Failure, { kind: 'business' }>): Promise<void> {
  if (CHECKS && field !== null && (await import('./schemas.ts')).isInvalidRequestCode(call, code))
    (await import('./contract-log.ts')).logRefusal(call, field, code)
}

const reported = new Set<string>()

/** Reports where a reply deviates from its contract, each place once. */
function reportDeviation(call: string, paths: readonly string[]): void {
  const issues = paths.filter((path) => !reported.has(`${call} ${path}`))
  if (issues.length === 0) return
  for (const path of issues) reported.add(`${call} ${path}`)
  signal({ kind: 'deviation', call, issues })
}

/**
 * The `data` of a call's reply in the shape that its page needs, or a failure; reports where it deviates. Where checks are on, any violation
 * of the contract is a failure.
 */
export async function checkReply(name: string, call: Call, data: unknown): Promise<CallOutcome> {
  if (call.reply === 'image') return { data }
  const violation = await validateStrictly(name, 'reply', data)
  if (violation) return { error: violation }
  const shape = replyShape(call)
  if (!shape) return { data: null }
  const reply = fitToShape(shape, data)
  reportDeviation(name, reply.wrong)
  return reply.data === undefined ? { error: { kind: 'malformed' } } : { data: reply.data }
}
