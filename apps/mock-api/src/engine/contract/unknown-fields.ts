import type { z } from 'zod'

const MAX_ROUNDS = 8

type Path = readonly PropertyKey[]

/** A value as a schema checked it, with what it doesn't know left out. */
export interface LenientResult {
  readonly checked: z.ZodSafeParseResult<unknown>
  readonly value: unknown
  /** Paths of what was left out, with dots. */
  readonly unknown: readonly string[]
}

/** Fields that a schema doesn't know; in a union those of the choice that fits but for them. */
function findUnknownFields(issues: readonly z.core.$ZodIssue[], at: Path = []): Path[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path]
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key])
    if (issue.code !== 'invalid_union') return []
    const fits = issue.errors.find((choice) => choice.length > 0 && choice.every(({ code }) => code === 'unrecognized_keys'))
    return fits ? findUnknownFields(fits, path) : []
  })
}

/** The same value without one of its fields; what lies beside the way to it is shared. */
function omitPath(value: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(value)) return value.map((item, at) => (at === key ? omitPath(item, rest) : item))
  const { [key as string]: inner, ...others } = value as Record<string, unknown>
  return rest.length === 0 ? others : { ...others, [key as string]: omitPath(inner, rest) }
}

/** Checks a value whose unknown fields count for nothing. */
export function parseLeniently(schema: z.ZodType, raw: unknown): LenientResult {
  const unknown: string[] = []
  let value = raw
  let checked = schema.safeParse(value)
  // One round finds all but those that lie in what another round has cleared.
  for (let round = 0; !checked.success && round < MAX_ROUNDS; round++) {
    const paths = findUnknownFields(checked.error.issues)
    if (paths.length === 0) break
    for (const path of paths) value = omitPath(value, path)
    unknown.push(...paths.map((path) => path.map(String).join('.')))
    checked = schema.safeParse(value)
  }
  return { checked, value, unknown }
}
