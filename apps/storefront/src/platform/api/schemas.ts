import type { Call } from '@nusaria/contracts/contract'
import { describeViolation } from '@nusaria/contracts/contract-violation'
import { ERRORS } from '@nusaria/contracts/errors'
import { CONTRACTS } from '@nusaria/contracts/registry'
import { z } from 'zod'

function argsSchema(call: Call): z.ZodType {
  const parts = [call.params, call.query, call.body, call.form].filter((part) => part !== undefined)
  const [only] = parts
  return parts.length === 1 && only ? only : z.strictObject(Object.assign({}, ...parts.map((part) => part.shape)))
}

function findCall(name: string): Call | undefined {
  const [domain = '', key = ''] = name.split('.')
  const contracts: Readonly<Record<string, Readonly<Record<string, Call>>>> = CONTRACTS
  return contracts[domain]?.[key]
}

/** Whether a code can only mean that the request is invalid: no rule of its call gives that code. */
export function isInvalidRequestCode(name: string, code: number): boolean {
  const call = findCall(name)
  if (!call) return false
  const invalid = call.invalid ?? 'INVALID_PARAMETER'
  return ERRORS[invalid].code === code && !call.errors.includes(invalid)
}

function getSchema(call: Call, side: 'request' | 'reply'): z.ZodType {
  return side === 'request' ? argsSchema(call) : (call.data ?? z.null())
}

/**
 * Violations of a call's contract in its arguments or in its reply's `data`, `path: expected …, came …` each.
 * `name` is `<domain>.<call>`. This module loads zod and all schemas: import it dynamically only.
 */
export function findIssues(name: string, side: 'request' | 'reply', value: unknown): readonly string[] {
  const call = findCall(name)
  if (!call) return [`${name}: not in the registry`]
  const result = getSchema(call, side).safeParse(value)
  return result.error ? result.error.issues.map((issue) => describeViolation(issue, value)) : []
}
