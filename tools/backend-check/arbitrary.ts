import { PICTURE_TYPES } from '@nusaria/contracts/picture'
import { pictureWith } from '@nusaria/mock-api/testing/sample-pictures'
import fc from 'fast-check'
import { z } from 'zod'

/** Real values for fields, by field name, so that payloads pass the checks for existence. */
export type Hints = Readonly<Record<string, readonly string[]>>

type Def = z.core.$ZodTypes['_zod']['def']
const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def
/** The bounds of a leaf, from its JSON Schema. */
const boundsOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema) as z.core.JSONSchema.JSONSchema

/** Valid values for a wire schema. Where hints have the field, half of the values come from them. */
export function validValues(schema: z.core.$ZodType, hints: Hints = {}, field = ''): fc.Arbitrary<unknown> {
  const made = generated(schema, hints, field)
  const fitting = (hints[field] ?? []).filter((value) => z.safeParse(schema, value).success)
  return fitting.length > 0 ? fc.oneof(fc.constantFrom(...fitting), made) : made
}

function generated(schema: z.core.$ZodType, hints: Hints, field: string): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return objectOf(def.shape, hints)
    case 'array':
      return fc.array(validValues(def.element, hints, field.replace(/s$/, '')), lengths(schema, 4))
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), validValues(def.valueType, hints), { maxKeys: 4 })
    case 'union':
      return fc.oneof(...def.options.map((option) => validValues(option, hints, field)))
    case 'nullable':
      return fc.option(validValues(def.innerType, hints, field), { nil: null })
    case 'optional':
      return validValues(def.innerType, hints, field)
    case 'string':
      return text(schema)
    case 'number':
      return number(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'file':
      return file()
    default:
      throw new TypeError(`No values for a schema of kind ${def.type}`)
  }
}

/** Small pictures, and sometimes a file with a false type. */
function file(): fc.Arbitrary<File> {
  const type = fc.constantFrom(...PICTURE_TYPES)
  return fc
    .tuple(type, type, fc.uint8Array({ minLength: 1, maxLength: 40 }))
    .map(([said, is, rest]) => new File([pictureWith(is, rest)], 'picture', { type: said }))
}

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>, hints: Hints): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape)
  const model = Object.fromEntries(fields.map(([name, schema]) => [name, validValues(schema, hints, name)]))
  const requiredKeys = fields.filter(([, schema]) => defOf(schema).type !== 'optional').map(([name]) => name)
  return fc.record(model, { requiredKeys })
}

function lengths(schema: z.core.$ZodType, usual: number) {
  const { minItems: minimum = 0, maxItems: maximum = usual } = boundsOf(schema)
  return { minLength: minimum, maxLength: Math.max(minimum, Math.min(maximum, usual)) }
}

function text(schema: z.core.$ZodType): fc.Arbitrary<string> {
  const { minLength: minimum = 0, maxLength: maximum = 60, pattern, allOf, format } = boundsOf(schema)
  const fits = (value: string) => z.safeParse(schema, value).success
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString())
  if (format === 'date')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString().slice(0, 10))
  if (format === 'email')
    return fc
      .tuple(fc.stringMatching(/^[a-z][a-z0-9]{0,12}$/), fc.constantFrom('example.com', 'contoh.co.id'))
      .map((parts) => parts.join('@'))
  const shape = pattern ?? allOf?.find((part) => part.pattern)?.pattern
  // fast-check has no lookahead: the filter applies it.
  if (shape) return fc.stringMatching(new RegExp(shape.replace(/\(\?[!=][^)]*\)/g, ''))).filter(fits)
  return fc.string({ unit: 'grapheme', minLength: minimum, maxLength: Math.max(minimum, Math.min(maximum, 60)) }).filter(fits)
}

function number(schema: z.core.$ZodType): fc.Arbitrary<number> {
  const { minimum = -1_000_000, maximum = 1_000_000, type } = boundsOf(schema)
  const [min, max] = [Math.max(minimum, -1_000_000_000), Math.min(maximum, 1_000_000_000)]
  return type === 'integer'
    ? fc.oneof(fc.integer({ min, max: Math.min(max, min + 30) }), fc.integer({ min, max }))
    : fc.double({ min, max, noNaN: true })
}

const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    1.5,
    1e308,
    true,
    [],
    {},
    [[]],
    '0',
    'null',
    '\u0000',
    '__proto__',
    '../../etc/passwd',
    "' OR 1=1 --",
    '😀'.repeat(40),
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Invalid payloads: a missing field, an extra one, one of another type, or no object. */
export function invalidValues(schema: z.ZodObject, hints: Hints = {}): fc.Arbitrary<unknown> {
  const good = validValues(schema, hints) as fc.Arbitrary<Record<string, unknown>>
  const names = Object.keys(schema.shape)
  const extra = fc
    .tuple(good, fc.constantFrom('extra', 'constructor', 'toString', '$where', ''), oddValues)
    .map(([one, name, value]) => ({ ...one, [name]: value }))
  if (names.length === 0) return fc.oneof(extra, oddValues)
  const gone = fc
    .tuple(good, fc.constantFrom(...names))
    .map(([one, name]) => Object.fromEntries(Object.entries(one).filter(([key]) => key !== name)))
  const other = fc.tuple(good, fc.constantFrom(...names), oddValues).map(([one, name, value]) => ({ ...one, [name]: value }))
  return fc.oneof(
    { weight: 2, arbitrary: gone },
    { weight: 5, arbitrary: other },
    { weight: 2, arbitrary: extra },
    { weight: 1, arbitrary: oddValues },
  )
}
