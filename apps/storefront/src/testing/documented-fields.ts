import { addedFieldPaths } from '@nusaria/contracts/added'
import type { z } from 'zod'

function without(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, name === '[]' ? rest : [name, ...rest]))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([key]) => key !== name || rest.length > 0)
  return Object.fromEntries(parts.map(([key, part]) => [key, key === name ? without(part, rest) : part]))
}

/** The reply of a backend that implements only the spec: without added fields, and valid by its contract. */
export function documentedFields<S extends z.ZodType>(schema: S, value: z.output<S>): z.output<S> {
  const part = addedFieldPaths(schema).reduce<unknown>((left, path) => without(left, path.split('.')), value)
  return schema.parse(part)
}
