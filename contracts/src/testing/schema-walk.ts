import type { z } from 'zod'

/** The allowed kinds of wire schemas, which only check. No default, transform, coercion, catch, `any` or `unknown`. */
const ALLOWED: ReadonlySet<string> = new Set([
  'object',
  'array',
  'record',
  'string',
  'number',
  'int',
  'boolean',
  'literal',
  'enum',
  'union',
  'null',
  'nullable',
  'optional',
  'file',
  'tuple',
])

type Inner = z.core.$ZodType

function innerSchemas(def: z.core.$ZodTypes['_zod']['def']): [string, Inner][] {
  if (def.type === 'object') return Object.entries(def.shape)
  if (def.type === 'array') return [['[]', def.element]]
  if (def.type === 'record') return [['{}', def.valueType]]
  if (def.type === 'union') return def.options.map((option, i): [string, Inner] => [`|${i}`, option])
  if (def.type === 'tuple') return def.items.map((item, i): [string, Inner] => [String(i), item])
  if (def.type === 'nullable' || def.type === 'optional') return [['', def.innerType]]
  return []
}

/** The forbidden parts of a wire schema, each as `path: problem`; empty when it only checks. */
export function schemaProblems(schema: Inner, place: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const troubles: string[] = []
  if (!ALLOWED.has(def.type)) troubles.push(`${place}: ${def.type} is not a wire kind`)
  if (def.type === 'object' && def.catchall?._zod.def.type !== 'never') troubles.push(`${place}: object is not strict`)
  if ('coerce' in def && def.coerce === true) troubles.push(`${place}: coerces`)
  for (const check of ('checks' in def ? def.checks : undefined) ?? []) {
    if (check._zod.def.check === 'overwrite') troubles.push(`${place}: changes the value`)
  }
  return [...troubles, ...innerSchemas(def).flatMap(([key, inner]) => schemaProblems(inner, key === '' ? place : `${place}.${key}`))]
}
