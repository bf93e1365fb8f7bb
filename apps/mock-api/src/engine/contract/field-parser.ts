import type { z } from 'zod'

type Decode = (text: string) => unknown

/** What the schema expects behind `optional` and `nullable`. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  const def = schema._zod.def as { type: string; innerType?: z.core.$ZodType }
  return def.innerType && ['optional', 'nullable', 'readonly', 'nonoptional'].includes(def.type) ? inner(def.innerType) : schema
}

const numeric = /^-?\d+(\.\d+)?$/

/** How a text of a query becomes what the schema checks. A text that doesn't fit stays text, so that the schema refuses it. */
function decoderOf(schema: z.core.$ZodType): { decode: Decode; many: boolean } {
  const type = inner(schema)
  const def = type._zod.def as { type: string; element?: z.core.$ZodType; values?: unknown[]; options?: z.core.$ZodType[] }
  switch (def.type) {
    case 'number':
      return { decode: (text) => (numeric.test(text) ? Number(text) : text), many: false }
    case 'boolean':
      return { decode: (text) => (text === 'true' ? true : text === 'false' ? false : text), many: false }
    case 'literal':
      return { decode: (text) => def.values?.find((value) => String(value) === text) ?? text, many: false }
    case 'union': {
      const decoders = (def.options ?? []).map((option) => decoderOf(option).decode)
      return { decode: (text) => decoders.map((decode) => decode(text)).find((value) => value !== text) ?? text, many: false }
    }
    case 'array':
      return { decode: def.element ? decoderOf(def.element).decode : (text) => text, many: true }
    default:
      return { decode: (text) => text, many: false }
  }
}

/** Reads texts by name (a query, the fields of a form, path parameters) into what an object schema checks. */
export type FieldParser = (entries: Iterable<readonly [string, unknown]>) => Record<string, unknown>

/**
 * Compiles the reader of a schema: numbers, booleans and literals by the schema's own types, a repeated name as a list where
 * the schema has one. Names it doesn't know pass through, for the strict schema to refuse. Schemas themselves never coerce.
 */
export function createFieldParser(schema: z.core.$ZodType | undefined): FieldParser {
  const shape = (schema?._zod.def as { shape?: Record<string, z.core.$ZodType> } | undefined)?.shape ?? {}
  const decoders = new Map(Object.entries(shape).map(([name, field]) => [name, decoderOf(field)]))
  return (entries) => {
    const out: Record<string, unknown> = {}
    for (const [name, raw] of entries) {
      const decoder = decoders.get(name)
      const value = typeof raw === 'string' && decoder ? decoder.decode(raw) : raw
      const before = Object.hasOwn(out, name) ? out[name] : undefined
      const next = before === undefined ? (decoder?.many ? [value] : value) : [...(Array.isArray(before) ? before : [before]), value]
      Object.defineProperty(out, name, { value: next, enumerable: true, configurable: true, writable: true })
    }
    return out
  }
}
