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

/** A copy of a value without one field. Unchanged parts are shared. */
function omitPath(value: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(value)) return value.map((item, at) => (at === key ? omitPath(item, rest) : item))
  const { [key as string]: inner, ...others } = value as Record<string, unknown>
  return rest.length === 0 ? others : { ...others, [key as string]: omitPath(inner, rest) }
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
    for (const path of paths) value = omitPath(value, path)
    unknown.push(...paths.map((path) => path.map(String).join('.')))
    checked = schema.safeParse(value)
  }
  return { checked, value, unknown }
}
