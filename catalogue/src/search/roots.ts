/** Minimum letters of a root: shorter ones are other words ("kecap" is no form of "cap"). */
const ROOT_LEAST = 4

/** Indonesian prefixes with the first letters of the root that each swallows: "memancing" is a form of "pancing". */
const PREFIXES: readonly (readonly [prefix: string, swallowed: string])[] = [
  ...['ke', 'se', 'di', 'ter', 'ber', 'be', 'per', 'pe', 'me'].map((prefix) => [prefix, ''] as const),
  ['mem', 'p'],
  ['pem', 'p'],
  ['men', 't'],
  ['pen', 't'],
  ['meng', 'k'],
  ['peng', 'k'],
  ['meny', 's'],
  ['peny', 's'],
]
const SUFFIX = /(?:nya|kan|an|lah|ku)$/

/** A plural's singular in English; the word itself when it is none. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return /(?:[sxz]|ch|sh|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** The roots that an Indonesian word may have, with its affixes (me-, ber-, pe-, ke-; -kan, -an, -nya) taken off. */
export function rootsOf(word: string): ReadonlySet<string> {
  const roots = new Set<string>()
  if (!/^[a-z]+$/.test(word)) return roots
  for (const stem of [word, word.replace(SUFFIX, '')]) {
    if (stem !== word && stem.length >= ROOT_LEAST) roots.add(stem)
    for (const [prefix, swallowed] of PREFIXES) {
      if (!stem.startsWith(prefix)) continue
      const rest = stem.slice(prefix.length)
      // A letter is swallowed before a vowel only.
      for (const root of /^[aeiou]/.test(rest) ? [rest, swallowed + rest] : [rest]) if (root.length >= ROOT_LEAST) roots.add(root)
    }
  }
  return roots
}
