import type { Shape } from './shape.ts'

type Fields = Readonly<Record<string, unknown>>

/** A text, number or boolean. A number may come as text, and a text as a number. */
function fitPlain(shape: string, value: unknown): unknown {
  const kind = shape.charAt(0)
  const rule = shape.slice(1)
  const isNumber = /[n#]/.test(kind)
  const fitted =
    isNumber && typeof value === 'string' && value.trim() ? Number(value) : !isNumber && typeof value === 'number' ? String(value) : value
  const usable = isNumber
    ? Number.isFinite(fitted)
    : kind === 'b'
      ? typeof value === 'boolean'
      : typeof fitted === 'string' && (kind !== 'd' || !Number.isNaN(Date.parse(fitted)))
  const allowed = () => (kind === '~' ? new RegExp(rule).test(String(fitted)) : !rule || rule.split('|').includes(String(fitted)))
  return usable && allowed() ? fitted : undefined
}

interface Fitted {
  /** In the shape; undefined when nothing of it can be shown. */
  readonly data: unknown
  /** Where the value deviates: `data.list[].price`, each path once. No value is ever in it. */
  readonly wrong: readonly string[]
}

/**
 * Brings a value, such as a reply's `data`, into its shape: numbers that came as text become numbers, unknown fields and items of a list
 * that can't be shown are left out, and so are optional fields of the wrong type. What is needed and can't be shown makes it unusable.
 * `exact` tolerates nothing of this: the value is usable as it is, or not at all.
 */
export function fitToShape(whole: Shape, given: unknown, exact = false): Fitted {
  const wrong: string[] = []

  const fitValue = (shape: Shape, value: unknown, path: string): unknown => {
    let fitted: unknown
    if (typeof shape === 'string') {
      fitted = fitPlain(shape, value)
      if (fitted !== value) wrong.push(path)
      if (exact && fitted !== value) return undefined
    } else if (Array.isArray(shape)) {
      const [item, min] = shape as [Shape, number]
      if ((item as unknown) === 0) {
        const count = wrong.length
        for (const option of shape.slice(1) as Shape[]) fitted ??= fitValue(option, value, path)
        wrong.length = count
      } else if (Array.isArray(value)) {
        const items = value.map((each) => fitValue(item, each, `${path}[]`)).filter((each) => each !== undefined)
        if (min < 0 ? items.length > 0 || value.length === 0 : items.length === value.length && items.length >= min) fitted = items
      }
    } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const fields: Record<string, unknown> = {}
      for (const [key, inner] of Object.entries(shape as Readonly<Record<string, Shape>>)) {
        const [name = '', flag = ''] = key.split(/(?=[?!])(.+)/)
        const content = (value as Fields)[name] ?? undefined
        const field = flag && content === undefined ? undefined : fitValue(inner, content, `${path}.${name}`)
        if (field !== undefined) fields[name] = field
        else if (!flag) return undefined
        else if (flag === '!' || (flag === '?!' && name in value)) fields[name] = null
      }
      if (!exact || Object.keys(value).every((name) => name in fields)) fitted = fields
    }
    if (fitted === undefined) wrong.push(path)
    return fitted
  }

  return { data: fitValue(whole, given, 'data'), wrong: [...new Set(wrong)] }
}
