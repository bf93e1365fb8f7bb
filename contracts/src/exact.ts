import type { Shape } from './shape.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A date, an instant, and the address of a picture as replies have them. http pictures don't load in a page of https. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  d: /^\d{4}-\d\d-\d\d$/,
  i: /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/,
  p: /^(?!http:)[\s\S]/,
}

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a text, number or boolean has its shape. */
export function isPlain(shape: string, value: unknown): boolean {
  const kind = shape.charAt(0)
  const rule = shape.slice(1)
  if (kind === 'b') return typeof value === 'boolean'
  if (/[n#]/.test(kind) ? !Number.isFinite(value) : typeof value !== 'string') return false
  const pattern = kind === '~' ? new RegExp(rule) : PATTERNS[kind]
  if (pattern) return pattern.test(value as string) && !(/[di]/.test(kind) && Number.isNaN(Date.parse(value as string)))
  return !rule || rule.split('|').includes(`${value}`)
}

/** The fewest items of a list. */
export const minItems = (min: number) => (min < 0 ? -1 - min : min)

/**
 * A value that is as its shape says, without the fields that the shape doesn't know; undefined for any other. `strict`: a value with
 * unknown fields is undefined, too.
 */
export function takeExact(shape: Shape, value: unknown, strict = false): unknown {
  const take = (inner: unknown, part: unknown) => takeExact(inner as Shape, part, strict)
  if (typeof shape === 'string') return isPlain(shape, value) ? value : undefined
  if (Array.isArray(shape)) {
    const [item, min] = shape
    if (item === 0)
      return shape
        .slice(1)
        .map((option) => take(option, value))
        .find((taken) => taken !== undefined)
    const items = Array.isArray(value) && value.length >= minItems(min) ? value.map((each) => take(item, each)) : [undefined]
    return items.includes(undefined) ? undefined : items
  }
  if (!isFields(value)) return undefined
  const fields: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(shape)) {
    const [, name = '', flags] = /(\w+)(\??!?)/.exec(key) ?? []
    const content = value[name] ?? undefined
    if (content !== undefined) {
      fields[name] = take(inner, content)
      if (fields[name] === undefined) return undefined
    } else if (!flags) return undefined
    else if (flags === '!' || (flags === '?!' && name in value)) fields[name] = null
  }
  return strict && Object.keys(value).some((name) => !Object.hasOwn(fields, name)) ? undefined : fields
}
