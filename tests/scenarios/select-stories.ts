import type { Options } from './options.ts'
import { UsageError } from './options.ts'

/** What is asked for is a recording: a file, or one that is kept. */
export const isRecording = (asked: string): boolean => asked.endsWith('.scenario.json') || asked.startsWith('recorded/')

/** `after-sale/*`: any name of that area. */
function matches(name: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(name)
}

/** Names of the stories that are asked for, in the order of the list, each once. Throws WrongUse for what names none. */
export function selectStories(asked: readonly string[], names: readonly string[]): string[] {
  const wanted = new Set<string>()
  for (const one of asked) {
    const found = one === 'all' ? names : names.filter((name) => matches(name, one))
    if (found.length === 0) throw new UsageError(`There is no scenario "${one}"; see \`npm run scenario -- list\`.`)
    for (const name of found) wanted.add(name)
  }
  return names.filter((name) => wanted.has(name))
}

/** Numbers below one that a seed makes, always the same ones. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A list in an order made of a seed. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const chance = randomFrom(seed)
  const drawn = list.map((item) => ({ item, lot: chance() }))
  return drawn.sort((one, other) => one.lot - other.lot).map(({ item }) => item)
}

/** The part of a list that is this shard's: every n-th. */
export function shardOf<T>(list: readonly T[], shard: Options['shard']): T[] {
  return list.filter((_, i) => !shard || i % shard.of === shard.part - 1)
}

/** Everything that is to be told, in order: each repeat a round of its own. */
export function repeatRounds<T>(
  list: readonly T[],
  { repeat, seed }: { readonly repeat: number; readonly seed?: number | undefined },
): { readonly item: T; readonly repeat: number }[] {
  return Array.from({ length: repeat }, (_, i) => i + 1).flatMap((round) =>
    (seed === undefined ? [...list] : shuffled(list, seed + round)).map((item) => ({ item, repeat: round })),
  )
}
