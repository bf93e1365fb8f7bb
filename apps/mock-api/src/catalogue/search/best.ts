/** Steps a score is told apart by. */
const FINE = 10_000
/** Places fit below this; place and score share the 53 bits of a number. */
const PLACES = 2 ** 21
const COARSE = 1_024

/** Places in order of score, highest first and equals by place, as many as asked for. Quick on many: only what may be taken is sorted. */
export function best(places: Uint32Array, scores: Float64Array, most: number): Uint32Array {
  const worth = places.length > most * 2 ? worthSorting(places, scores, most) : places
  // One number holds both, so that the engine's own sort of numbers does the work, without a comparison of ours.
  const keys = Float64Array.from(worth, (at) => at - Math.round((scores[at] ?? 0) * FINE) * PLACES).sort()
  const taken = keys.subarray(0, most)
  return Uint32Array.from(taken, (key) => ((key % PLACES) + PLACES) % PLACES)
}

/** A few more than asked for, the best of all among them: found by counting how many have about which score. */
function worthSorting(places: Uint32Array, scores: Float64Array, most: number): Uint32Array {
  let highest = 0
  for (const at of places) highest = Math.max(highest, scores[at] ?? 0)
  const step = (at: number) => Math.min(COARSE - 1, Math.floor(((scores[at] ?? 0) / highest) * COARSE))
  const counts = new Uint32Array(COARSE)
  for (const at of places) counts[step(at)] = (counts[step(at)] ?? 0) + 1
  let least = COARSE - 1
  for (let sum = counts[least] ?? 0; sum < most && least > 0; sum += counts[least] ?? 0) least--
  return places.filter((at) => step(at) >= least)
}
