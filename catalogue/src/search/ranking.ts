import { quickselect } from '../lib/quickselect.ts'

/** Resolution of a score. */
const FINE = 10_000
/** Positions are below this. Position and score share the 53 bits of a number. */
const PLACES = 2 ** 21

/** The sort key of a product: smaller for a higher score, then for an earlier position. All keys differ. */
export function sortKeyOf(place: number, score: number): number {
  return place - Math.round(score * FINE) * PLACES
}

/** The position within a sort key. */
export function positionOf(worth: number): number {
  return ((worth % PLACES) + PLACES) % PLACES
}

/** Product positions and their sort keys, in parallel arrays. */
export interface Ranked {
  readonly positions: Uint32Array
  readonly sortKeys: Float64Array
}

/** The products with the highest scores, at most `most`, unordered. */
export function topRanked(places: Uint32Array, scores: Float64Array, most: number): Ranked {
  const sortKeys = new Float64Array(places.length)
  for (let i = 0; i < places.length; i++) sortKeys[i] = sortKeyOf(places[i] ?? 0, scores[places[i] ?? 0] ?? 0)
  if (places.length <= most) return { positions: places.slice(), sortKeys }
  const last = quickselect(sortKeys.slice(), most - 1)
  return { positions: places.filter((_, i) => (sortKeys[i] ?? 0) <= last), sortKeys: sortKeys.filter((worth) => worth <= last) }
}

/** Positions by score, highest first, then by position, at most `most`. */
export function topPositions(places: Uint32Array, scores: Float64Array, most: number): Uint32Array {
  return Uint32Array.from(topRanked(places, scores, most).sortKeys.sort(), positionOf)
}
