/** Resolution of a score. */
const FINE = 10_000
/** Positions are below this. Position and score share the 53 bits of a number: plain numbers sort without a comparison function. */
const PLACES = 2 ** 21

/** Positions by score, highest first, then by position, at most `most`. */
export function topPositions(places: readonly number[], scores: Float64Array, most: number): Uint32Array {
  const keys = new Float64Array(places).map((place) => place - Math.round((scores[place] ?? 0) * FINE) * PLACES).sort()
  return new Uint32Array(keys.subarray(0, most).map((key) => key - Math.floor(key / PLACES) * PLACES))
}
