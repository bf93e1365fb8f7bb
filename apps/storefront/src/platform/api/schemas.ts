// Imported dynamically only: it loads zod and all schemas.
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

type Side = 'request' | 'reply'

function findIssues(name: string, side: Side, value: unknown): readonly string[] {
  const call = findCall(name)
  if (!call) return [`${name}: not in the registry`]
  const schema = side === 'request' ? argsSchema(call) : (call.data ?? z.null())
  const result = schema.safeParse(value)
  return result.error ? result.error.issues.map((issue) => describeViolation(issue, value)) : []
}

const logged = new Set<string>()

/** Logs a text with the workbench's page of the call, once: a page may repeat a call every few seconds. */
function logOnce(call: string, text: string): void {
  if (logged.has(text)) return
  logged.add(text)
  // biome-ignore lint/suspicious/noConsole: for developers, and not in a production build
  console.error(`${text}\n  ${location.origin}/__mock/docs#${call}`)
}

/** What is wrong with a call's arguments or its reply's `data`, `path: expected …, came …` each. It is logged, and recorded for the tests. */
export function reportIssues(call: string, side: Side, value: unknown): readonly string[] {
  const issues = findIssues(call, side, value)
  if (issues.length === 0) return issues
  window.__contractViolations = [...(window.__contractViolations ?? []), { call, side, issues }]
  const what = side === 'request' ? 'its request breaks the contract and was not sent' : 'its reply breaks the contract'
  logOnce(call, [`${call}: ${what}`, ...issues.map((issue) => `  ${issue}`)].join('\n'))
  return issues
}

/** Logs a refusal that can only mean that the request is invalid, since no rule of its call gives that code: the two contracts differ at that field. */
export function logInvalidRequest(name: string, field: string, code: number): void {
  const call = findCall(name)
  const invalid = call?.invalid ?? 'INVALID_PARAMETER'
  if (ERRORS[invalid].code !== code || !call || call.errors.includes(invalid)) return
  logOnce(name, `${name}: its request was refused as invalid\n  ${field}: fits the contract here, refused with ${code} there`)
}
