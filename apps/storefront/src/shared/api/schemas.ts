import type { Call } from '@nusaria/contracts/endpoint'
import { CONTRACTS } from '@nusaria/contracts/registry'
import { z } from 'zod'

function argsSchema(call: Call): z.ZodType {
  const parts = [call.params, call.query, call.body, call.form].filter((part) => part !== undefined)
  const [only] = parts
  return parts.length === 1 && only ? only : z.strictObject(Object.assign({}, ...parts.map((part) => part.shape)))
}

function schemaOf(call: Call, side: 'request' | 'reply'): z.ZodType {
  return side === 'request' ? argsSchema(call) : (call.data ?? z.null())
}

/**
 * What is wrong with a call's arguments or its reply's `data` by its contract, `path: message` each; empty when nothing is.
 * `name` is `<domain>.<call>`. This module brings zod and every schema along: it is only ever imported when needed.
 */
export function issuesOf(name: string, side: 'request' | 'reply', value: unknown): readonly string[] {
  const [domain = '', key = ''] = name.split('.')
  const contracts: Readonly<Record<string, Readonly<Record<string, Call>>>> = CONTRACTS
  const call = contracts[domain]?.[key]
  if (!call) return [`${name}: not in the registry`]
  const result = schemaOf(call, side).safeParse(value)
  return result.error ? result.error.issues.map((issue) => `${issue.path.join('.') || '(whole)'}: ${issue.message}`) : []
}
