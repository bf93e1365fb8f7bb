/** Plain data, as JSON carries it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A deep copy of plain JSON data. Several times faster than `structuredClone`, which every read would pay. */
export function deepCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(deepCopy) as T
  const out: Record<string, unknown> = {}
  for (const key in value) out[key] = deepCopy(value[key])
  return out as T
}

/**
 * Data from a JSON file with the type that the code reads it by. TypeScript infers too wide a type for JSON: `string` for the name of a
 * category, a list for a pair. Tests check the content of the files.
 */
export function jsonData<T>(data: unknown): T {
  return data as T
}
