import type { z } from 'zod'

const MAX_ROUNDS = 8

type Path = readonly PropertyKey[]

/** A value that was checked without its unknown fields. */
export interface LenientResult {
  readonly checked: z.ZodSafeParseResult<unknown>
  readonly value: unknown
  /** The paths of the unknown fields, with dots. */
  readonly unknown: readonly string[]
}

/** The unknown fields of a value; in a union, those of the option that fits otherwise. */
function findUnknownFields(issues: readonly z.core.$ZodIssue[], at: Path = []): Path[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path]
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key])
    if (issue.code !== 'invalid_union') return []
    const fits = issue.errors.find((choice) => choice.length > 0 && choice.every(({ code }) => code === 'unrecognized_keys'))
    return fits ? findUnknownFields(fits, path) : []
  })
}

/** A copy of objects and lists; what they hold besides is shared. */
function copyContainers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyContainers)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyContainers(inner)]))
}

/** Removes one field. */
function removeField(value: unknown, path: Path): void {
  const parent = path.slice(0, -1).reduce((at, key) => (at as Record<PropertyKey, unknown>)[key], value)
  delete (parent as Record<PropertyKey, unknown>)[path.at(-1) as PropertyKey]
}

/** Checks a value without its unknown fields. */
export function parseLeniently(schema: z.ZodType, raw: unknown): LenientResult {
  const unknown: string[] = []
  let value = raw
  let checked = schema.safeParse(value)
  // A round can uncover further unknown fields.
  for (let round = 0; !checked.success && round < MAX_ROUNDS; round++) {
    const paths = findUnknownFields(checked.error.issues)
    if (paths.length === 0) break
    // One copy for all of them: a copy for each would take the square of their number.
    if (value === raw) value = copyContainers(raw)
    for (const path of paths) removeField(value, path)
    unknown.push(...paths.map((path) => path.map(String).join('.')))
    checked = schema.safeParse(value)
  }
  return { checked, value, unknown }
}
