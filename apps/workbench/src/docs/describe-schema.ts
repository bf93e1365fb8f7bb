import type { Schema } from './openapi.ts'

const INDENT = '  '

/** A schema as text, one field a line. `?` marks optional fields; limits follow the type. */
export function describeSchema(schema: Schema, depth = 0): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (schema.format === 'binary') return 'file'
  if (choices) return [...new Set(choices.map((one) => describeSchema(one, depth)))].join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.type === 'array') return listOf(schema, depth)
  if (schema.type === 'object') return objectOf(schema, depth)
  const type = typeof schema.type === 'string' ? schema.type : (schema.type ?? ['anything']).join(' | ')
  return [type, ...limitsOf(schema)].join(' ')
}

function limitsOf({ format, minimum, maximum, minLength, maxLength }: Schema): string[] {
  const bound = (sign: string, value: number | undefined) => (value === undefined ? [] : [`${sign} ${value}`])
  const length = maxLength === undefined && minLength === undefined ? [] : [`(${minLength ?? 0} to ${maxLength ?? '…'} characters)`]
  return [...(format ? [`(${format})`] : []), ...bound('≥', minimum), ...bound('≤', maximum), ...length]
}

function listOf({ items, prefixItems }: Schema, depth: number): string {
  if (prefixItems) return `[${prefixItems.map((one) => describeSchema(one, depth)).join(', ')}]`
  const one = items ? describeSchema(items, depth) : 'anything'
  return one.includes(' | ') && !one.startsWith('{') ? `(${one})[]` : `${one}[]`
}

function objectOf({ properties, required = [], additionalProperties }: Schema, depth: number): string {
  const inner = INDENT.repeat(depth + 1)
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${describeSchema(field, depth + 1)}`,
  )
  if (typeof additionalProperties === 'object') fields.push(`${inner}[name]: ${describeSchema(additionalProperties, depth + 1)}`)
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${INDENT.repeat(depth)}}`
}

/** A sample value of a schema: required fields only, empty or at their minimum. */
export function sampleValue(schema: Schema): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sampleValue(first)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'array') return []
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema
    return Object.fromEntries(required.map((name) => [name, sampleValue(properties[name] ?? {})]))
  }
  if (schema.type === 'boolean') return false
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(0, schema.minimum ?? 0)
  return schema.type === 'null' ? null : ''
}
