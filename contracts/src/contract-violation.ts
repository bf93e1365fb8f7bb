import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** The value at a path. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value
  for (const key of path) found = typeof found === 'object' && found !== null ? (found as Record<PropertyKey, unknown>)[key] : undefined
  return found
}

/** What kind of value came, and never the value: it may be a password. */
function kindOf(value: unknown): string {
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

/**
 * Where a value differs from its contract and how: the field's path, what was expected, what kind of thing came, e.g.
 * `lines.0.quantity: expected number, came text of 3 characters`. For developers; no value is ever in it.
 */
export function describeViolation(issue: Issue, value: unknown): string {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
  return `${path.map(String).join('.') || '(whole)'}: expected ${expectation(issue)}, came ${kindOf(valueAt(value, path))}`
}
