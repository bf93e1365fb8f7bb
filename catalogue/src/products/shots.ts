import type { Family } from './data-schemas.ts'
import { lookAxis, lookOf } from './families/family.ts'
import { familyOf } from './families/index.ts'
import { parsePictureKey, pictureUrl } from './picture-key.ts'
import { piecesOf, sizeOf } from './size.ts'

/** The picture of the ingredients: equal for all sizes, and only in families with props. */
const INGREDIENTS = 4

/** The number of gallery pictures per choice. */
export function shotCount(family: Family, value: number): number {
  if (value >= lookCount(family)) return 0
  return family.props ? INGREDIENTS : INGREDIENTS - 1
}

/** The number of choices that look different; 1 without such an axis. */
export function lookCount(family: Family): number {
  return lookAxis(family, lookOf(family))?.values.length ?? 1
}

/** Whether pictures differ by size: a label names it, and goods without a pack are as many as it says. */
export function showsSize({ pack, sizes }: Family): boolean {
  return pack !== 'plain' || sizes.some((size) => piecesOf(sizeOf(size)) > 1)
}

/** The gallery of a SKU, from its picture's URL: the same choice and size in all shots. */
export function galleryOf(image_url: string): string[] {
  const key = parsePictureKey(image_url.match(/([^/]+)\.svg$/)?.[1] ?? '')
  const family = key && familyOf(key.family)
  if (!key || !family) return [image_url]
  const shots = Array.from({ length: shotCount(family, key.value) }, (_, at) => at + 1)
  return shots.map((shot) => pictureUrl({ ...key, shot, size: shot === INGREDIENTS ? 0 : key.size }))
}
