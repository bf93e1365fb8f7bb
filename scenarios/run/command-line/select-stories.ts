import fc from 'fast-check'
import { type Options, UsageError } from './options.ts'

/** The name is a recording: a file, or a stored one. */
export const isRecording = (name: string): boolean => name.endsWith('.scenario.json') || name.startsWith('recorded/')

/** `after-sale/*`: any name of that area. */
export function matches(name: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(name)
}

/** The selected story names, each once, in the order of the list. Throws UsageError for an unknown name. */
export function selectStories(patterns: readonly string[], names: readonly string[]): string[] {
  const selected = new Set<string>()
  for (const pattern of patterns) {
    const found = pattern === 'all' ? names : names.filter((name) => matches(name, pattern))
    if (found.length === 0) throw new UsageError(`There is no scenario "${pattern}"; see \`npm run scenario -- list\`.`)
    for (const name of found) selected.add(name)
  }
  return names.filter((name) => selected.has(name))
}

/** A list in a random order with a seed. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const [order = []] = fc.sample(fc.shuffledSubarray([...list], { minLength: list.length }), { seed, numRuns: 1 })
  return order
}

/** The items of this shard: every n-th. */
export function shardOf<T>(list: readonly T[], shard: Options['shard']): T[] {
  return list.filter((_, i) => !shard || i % shard.of === shard.part - 1)
}

/** All items of all repeats, in order. */
export function repeatRounds<T>(
  list: readonly T[],
  { repeat, seed }: { readonly repeat: number; readonly seed?: number | undefined },
): { readonly item: T; readonly repeat: number }[] {
  return Array.from({ length: repeat }, (_, i) => i + 1).flatMap((round) =>
    (seed === undefined ? [...list] : shuffled(list, seed + round)).map((item) => ({ item, repeat: round })),
  )
}
