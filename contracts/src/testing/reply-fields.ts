import type { Shape } from '../shape.ts'
import { readKey } from '../shape-key.ts'

export type Fields = Record<string, unknown>

/** The paths of the fields that a shape needs, or of those that it doesn't. Below what it doesn't need there are none that it needs. */
export function fieldPaths(shape: Shape, wanted: 'needed' | 'optional', path = ''): readonly string[] {
  if (typeof shape === 'string') return []
  if (Array.isArray(shape)) {
    const [item, ...options] = shape as unknown as [Shape | 0, ...Shape[]]
    return item === 0 ? options.flatMap((each) => fieldPaths(each, wanted, path)) : fieldPaths(item as Shape, wanted, `${path}[]`)
  }
  return Object.entries(shape as Readonly<Record<string, Shape>>).flatMap(([key, inner]) => {
    const { name, flags, hasFallback } = readKey(key, inner)
    const isNeeded = flags === '' && !hasFallback
    const here = [path, name].filter(Boolean).join('.')
    const below = isNeeded || wanted === 'optional' ? fieldPaths(inner, wanted, here) : []
    return isNeeded === (wanted === 'needed') ? [here, ...below] : below
  })
}

function changed(value: unknown, path: readonly string[], change: (fields: Fields, name: string) => void): unknown {
  if (Array.isArray(value)) return value.map((each) => changed(each, path, change))
  if (typeof value !== 'object' || value === null) return value
  const [name = '', ...rest] = path
  const copy: Fields = { ...value }
  if (rest.length > 0) copy[name] = changed(copy[name], rest, change)
  else if (name in copy) change(copy, name)
  return copy
}

/** A copy of a reply in which the field at a path of `fieldPaths` is changed, in every row. */
export function withField(reply: unknown, path: string, change: (fields: Fields, name: string) => void): unknown {
  return changed(reply, path.replaceAll('[]', '').split('.').filter(Boolean), change)
}
