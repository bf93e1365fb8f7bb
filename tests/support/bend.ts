import type { Rng } from '@nusaria/catalogue/lib/rng'

/** What a backend may send in place of anything. */
const STRANGE = [null, '', 'text', '12', '2026-13-99', 0, -1, 3.7, 1e21, true, false, [], {}, [null], [[]], { a: { b: 1 } }]

type Parent = Record<string, unknown>

/** A place in a JSON value: a field of an object, or an item of a list. */
type Place = readonly [parent: Parent, key: string]

const placesIn = (parent: Parent): Place[] =>
  Object.entries(parent).flatMap(([key, value]) => [
    [parent, key] as const,
    ...(typeof value === 'object' && value !== null ? placesIn(value as Parent) : []),
  ])

/** Ways to edit a place. */
const EDITS: readonly ((parent: Parent, key: string, rng: Rng) => unknown)[] = [
  (parent, key, rng) => Object.assign(parent, { [key]: structuredClone(rng.pick(STRANGE)) }),
  (parent, key) => (Array.isArray(parent) ? parent.splice(Number(key), 1) : delete parent[key]),
  (parent, key) => {
    const value = parent[key]
    parent[key] = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.length : [value]
  },
  (parent, key) => Object.assign(parent, { [Array.isArray(parent) ? parent.length : `${key}_2`]: structuredClone(parent[key]) }),
  (parent, key) => Object.assign(parent, { [key]: typeof parent[key] === 'string' ? 'something_new' : null }),
]

/** A copy of a JSON value with random edits: fields left out, of another type, doubled, lists emptied, unknown values. */
export function bend(value: unknown, rng: Rng, edits = 1): unknown {
  const root = { value: structuredClone(value) }
  for (let count = 0; count < edits; count++) {
    const places = placesIn(root)
    if (places.length > 0) rng.pick(EDITS)(...rng.pick(places), rng)
  }
  return root.value
}
