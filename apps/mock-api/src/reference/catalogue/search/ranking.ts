import { quickselect } from '../../../lib/quickselect.ts'

/** Steps a score is told apart by. */
const FINE = 10_000
/** Places are below this; place and score share the 53 bits of a number. */
const PLACES = 2 ** 21

/** What a product is ordered by: smaller for a higher score, and among equals for an earlier place. No two are the same. */
export function sortKeyOf(place: number, score: number): number {
  return place - Math.round(score * FINE) * PLACES
}

/** The place within a worth. */
export function positionOf(worth: number): number {
  return ((worth % PLACES) + PLACES) % PLACES
}

/** Products with their worths, side by side. */
export interface Ranked {
  readonly positions: Uint32Array
  readonly sortKeys: Float64Array
}

/** Those with the highest scores, no more than asked for, in no order. */
export function topRanked(places: Uint32Array, scores: Float64Array, most: number): Ranked {
  const sortKeys = new Float64Array(places.length)
  for (let i = 0; i < places.length; i++) sortKeys[i] = sortKeyOf(places[i] ?? 0, scores[places[i] ?? 0] ?? 0)
  if (places.length <= most) return { positions: places.slice(), sortKeys }
  const last = quickselect(sortKeys.slice(), most - 1)
  return { positions: places.filter((_, i) => (sortKeys[i] ?? 0) <= last), sortKeys: sortKeys.filter((worth) => worth <= last) }
}

/** Places in order of score, highest first and equals by place, as many as asked for. */
export function topPositions(places: Uint32Array, scores: Float64Array, most: number): Uint32Array {
  return Uint32Array.from(topRanked(places, scores, most).sortKeys.sort(), positionOf)
}
