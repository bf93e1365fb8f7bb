import type { z } from 'zod'

type Decode = (text: string) => unknown

/** The schema inside `optional` and `nullable`. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  const def = schema._zod.def as { type: string; innerType?: z.core.$ZodType }
  return def.innerType && ['optional', 'nullable', 'readonly', 'nonoptional'].includes(def.type) ? inner(def.innerType) : schema
}

const numeric = /^-?\d+(\.\d+)?$/

/** Converts a query text to the type of its schema. A text that doesn't fit stays text, so that the schema refuses it. */
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

/** Converts named texts (query, form fields, path parameters) to an object for its schema. */
export type FieldParser = (entries: Iterable<readonly [string, unknown]>) => Record<string, unknown>

/**
 * Compiles the parser of a schema: numbers, booleans and literals by the schema's types, repeated names as a list. Unknown names pass, so
 * that the strict schema refuses them. Schemas themselves never coerce.
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
