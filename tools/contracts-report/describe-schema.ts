import { z } from 'zod'

/** The parts of a JSON Schema that we describe. */
interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly $ref?: string
}

const FORMATS: Readonly<Record<string, string>> = { 'date-time': 'date and time', date: 'date', email: 'e-mail' }

/** Describes a schema in one line: `{ sku_no: string, quantity: integer, note?: string }`. */
export function describeSchema(schema: z.ZodType): string {
  return textOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: asFile }) as JsonSchema)
}

/** A file has no JSON Schema. */
function asFile({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
}

function textOf(schema: JsonSchema): string {
  if (schema.format === 'binary') return 'file'
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(textOf))].join(' | ')
  if (schema.allOf) return schema.allOf.map(textOf).join(' & ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.type === 'array') return listText(schema)
  if (schema.type === 'object') return objectText(schema)
  if (schema.$ref) return 'the same again'
  return (schema.format && FORMATS[schema.format]) ?? simple(schema.type)
}

function simple(type: JsonSchema['type']): string {
  if (type === undefined) return 'anything'
  return typeof type === 'string' ? type : type.join(' | ')
}

function listText({ items, prefixItems }: JsonSchema): string {
  if (prefixItems) return `[${prefixItems.map(textOf).join(', ')}]`
  const one = items ? textOf(items) : 'anything'
  return one.includes(' | ') && !one.startsWith('{') ? `(${one})[]` : `${one}[]`
}

function objectText({ properties, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties ?? {}).map(([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${textOf(field)}`)
  if (typeof additionalProperties === 'object') fields.push(`[name]: ${textOf(additionalProperties)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
