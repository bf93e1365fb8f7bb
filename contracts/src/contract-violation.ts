import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** The value at a path. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value
  for (const key of path) found = typeof found === 'object' && found !== null ? (found as Record<PropertyKey, unknown>)[key] : undefined
  return found
}

/** What kind of value came, and never the value: it may be a password. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'string') return value === '' ? 'empty text' : `text of ${value.length} characters`
  if (value instanceof Blob) return `a file of ${value.size} bytes`
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

function expectation(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return 'no such field'
  if (issue.code === 'invalid_union') {
    const ways = issue.errors.flatMap(([first]) =>
      first ? [`${first.path.length > 0 ? `${first.path.join('.')}: ` : ''}${expectation(first)}`] : [],
    )
    if (ways.length > 0) return [...new Set(ways)].join(' or ')
  }
  return issue.message
    .replace(/^(Invalid|Too (small|big))[^:]*: /, '')
    .replace(/^expected /, '')
    .replace(/, received .*$/, '')
}

/** Where a value differs from its contract, what was expected there, and what kind of thing came. No value is ever in it. */
export interface Violation {
  /** `lines.0.quantity`; empty for the whole value */
  readonly path: string
  readonly expected: string
  readonly actual: string
}

export function violationOf(issue: Issue, value: unknown): Violation {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
  return { path: path.map(String).join('.'), expected: expectation(issue), actual: kindOf(valueAt(value, path)) }
}

/** The same as one line for developers: `lines.0.quantity: expected number, came text of 3 characters`. */
export function describeViolation(issue: Issue, value: unknown): string {
  const { path, expected, actual } = violationOf(issue, value)
  return `${path || '(whole)'}: expected ${expected}, came ${actual}`
}
