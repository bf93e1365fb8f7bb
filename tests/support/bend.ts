/** A number from 0 to below 1. */
type Random = () => number

/** A generator of random numbers (mulberry32): the same seed gives the same numbers. */
export function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What a backend may send in place of anything. */
const STRANGE: readonly unknown[] = [
  null,
  '',
  'text',
  '12',
  '2026-13-99',
  0,
  -1,
  3.7,
  1e21,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { a: { b: 1 } },
]

type Parent = Record<string, unknown> | unknown[]
interface Place {
  readonly parent: Parent
  readonly key: string
}

function placesOf(parent: Parent): Place[] {
  return Object.keys(parent).flatMap((key) => {
    const value = (parent as Record<string, unknown>)[key]
    return [{ parent, key }, ...(typeof value === 'object' && value !== null ? placesOf(value as Parent) : [])]
  })
}

function edit({ parent, key }: Place, random: Random): void {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const fields = parent as Record<string, unknown>
  const value = fields[key]
  const ways: readonly (() => void)[] = [
    () => {
      fields[key] = structuredClone(pick(STRANGE))
    },
    () => {
      if (Array.isArray(parent)) parent.splice(Number(key), 1)
      else delete fields[key]
    },
    () => {
      fields[key] = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.length : [value]
    },
    () => {
      if (Array.isArray(parent)) parent.push(structuredClone(value))
      else fields[`${key}_2`] = value
    },
    () => {
      fields[key] = typeof value === 'string' ? 'something_new' : null
    },
  ]
  pick(ways)()
}

/** A copy of a JSON value with random edits: fields left out, of another type, doubled, lists emptied, unknown values. */
export function bend<T>(value: T, random: Random, edits = 1): unknown {
  const root: { value: unknown } = { value: structuredClone(value) }
  for (let count = 0; count < edits; count++) {
    const places = placesOf(root)
    const place = places[Math.floor(random() * places.length)]
    if (place) edit(place, random)
  }
  return root.value
}
