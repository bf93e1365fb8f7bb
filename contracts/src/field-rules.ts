import { z } from 'zod'

/** What a call takes as a text, as data: a form checks its field by it, where the schemas aren't part of the build. */
export interface FieldRule {
  /** characters */
  readonly max?: number
  /** The text must match all of them. */
  readonly patterns: readonly RegExp[]
}

export type FieldRules<S extends z.ZodRawShape> = {
  readonly [K in keyof S as S[K]['_zod']['def']['type'] extends 'string' ? K : never]: FieldRule
}

/** The rules of the text fields of a request, read from its schema. */
export function fieldRules<S extends z.ZodRawShape>(shape: S): FieldRules<S> {
  const rules = Object.entries(shape).flatMap(([name, schema]) => {
    if (!(schema instanceof z.core.$ZodString)) return []
    const { def } = schema._zod
    const checks = [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)] as { maximum?: number; pattern?: RegExp }[]
    const max = checks.find(({ maximum }) => maximum !== undefined)?.maximum
    return [[name, { ...(max !== undefined && { max }), patterns: checks.flatMap(({ pattern }) => pattern ?? []) }]]
  })
  return Object.fromEntries(rules)
}
