import type { z } from 'zod'
import { hasFallback, isPicture } from './fallback.ts'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

/**
 * What is needed of a value in order to use it, as plain data. `takeExact` and `fitToShape` read it.
 * - `s` text, `n` number, `b` boolean, `d` a date, `i` an instant, `p` the address of a picture, which may always be missing; `=a|b` one of these texts, `#0|1` one of these
 *   numbers, `~^a+$` a text that matches
 * - `{ name: shape }` an object; a field `name?` may be absent, `name!` null, `name?!` both; a field `name=` has a fallback
 * - `[shape, min]` a list of at least `min`; one of at least -1 - `min`, where that is below 0, which makes sense without some of its items
 * - `[0, a, b]` whichever fits first
 */
export type Shape = string | readonly (Shape | number)[] | { readonly [field: string]: Shape }

/** Lists that make sense without an item that can't be shown. Without a line an order would be another one. */
const LOOSE_LISTS = [
  ...['list', 'sections', 'banners', 'child_list', 'actions', 'events', 'timeline', 'track', 'recommend', 'paragraphs'],
  ...['image_list', 'picture_list', 'sku_list', 'keywords', 'types', 'ratings', 'brands', 'campaigns', 'without'],
]

/** 1 for a list that may not be empty. */
function minOf(list: Schema): number {
  return (list as z.ZodArray).safeParse([]).success ? 0 : 1
}

function literals(values: readonly unknown[]): Shape {
  if (values.every((value) => typeof value === 'boolean')) return 'b'
  return `${values.every((value) => typeof value === 'number') ? '#' : '='}${values.map(String).join('|')}`
}

/** One of several: literals of one type become one list of values. */
function oneOf(shapes: readonly Shape[]): Shape {
  for (const sign of ['=', '#'])
    if (shapes.every((shape) => typeof shape === 'string' && shape.startsWith(sign)))
      return sign + shapes.map((shape) => String(shape).slice(1)).join('|')
  return [0, ...shapes]
}

interface Options {
  /** The field that the schema stands in */
  readonly name?: string
  /** Keep the patterns of texts, too. Replies go without: a page can show a text that doesn't match. */
  readonly patterns?: boolean
}

function textShape(
  schema: Schema,
  { format = '', checks = [] }: z.core.$ZodStringDef & { readonly format?: string },
  patterns = false,
): Shape {
  const [pattern] = checks.flatMap((check) => (check._zod.def as Partial<z.core.$ZodCheckRegexDef>).pattern ?? [])
  if (patterns && pattern) return `~${pattern.source}`
  return format === 'date' ? 'd' : format === 'datetime' ? 'i' : isPicture(schema) ? 'p' : 's'
}

function fieldOf(name: string, schema: Schema, options: Options): readonly [string, Shape] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type !== 'optional' && def.type !== 'nullable')
    return [`${name}${hasFallback(schema) ? '=' : ''}`, shapeOf(schema, { ...options, name })]
  const [inner, shape] = fieldOf(name, def.innerType, options)
  // What may be absent or null has no fallback.
  const [flags = ''] = /^\??!?/.exec(inner.slice(name.length)) ?? []
  return [`${name}${def.type === 'optional' ? '?' : ''}${flags}${def.type === 'nullable' ? '!' : ''}`, shape]
}

/** The shape of a schema. Throws for a kind of schema that neither replies nor the configuration use. */
export function shapeOf(schema: Schema, options: Options = {}): Shape {
  const { name = 'list', patterns } = options
  const def: Def = (schema as z.core.$ZodTypes)._zod.def
  if (def.type === 'object') return Object.fromEntries(Object.entries(def.shape).map(([field, child]) => fieldOf(field, child, options)))
  if (def.type === 'array') return [shapeOf(def.element, options), LOOSE_LISTS.includes(name) ? -1 - minOf(schema) : minOf(schema)]
  if (def.type === 'union') return oneOf(def.options.map((option) => shapeOf(option, options)))
  if (def.type === 'enum') return literals(Object.values(def.entries))
  if (def.type === 'literal') return literals(def.values)
  if (def.type === 'string') return textShape(schema, def, patterns)
  if (def.type === 'number') return 'n'
  if (def.type === 'boolean') return 'b'
  throw new Error(`No shape for a schema of the kind ${def.type}`)
}

const PLAIN: Readonly<Record<string, string>> = {
  s: 'string',
  n: 'number',
  b: 'boolean',
  d: 'a date as YYYY-MM-DD',
  i: 'ISO 8601 with offset',
  p: 'the https address of a picture',
}

/** What a shape asks for, in words for an integrator. */
export function describeShape(shape: Shape): string {
  if (typeof shape === 'string') {
    const values = shape.slice(1).split('|')
    if (shape.startsWith('=')) return `one of ${values.map((value) => `"${value}"`).join('|')}`
    return shape.startsWith('#') ? `one of ${values.join('|')}` : (PLAIN[shape.charAt(0)] ?? 'a text of another form')
  }
  if (!Array.isArray(shape)) return 'object'
  return shape[0] === 0
    ? shape
        .slice(1)
        .map((each) => describeShape(each as Shape))
        .join(' or ')
    : 'array'
}
