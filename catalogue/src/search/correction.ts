import { type Correction, Keyword } from '@nusaria/contracts/search'
import type { SearchResult as Match } from 'minisearch'
import type { Meanings } from './vocabulary.ts'

/** A typed word and what it may mean. */
export interface ReadWord {
  readonly text: string
  readonly meanings: Meanings
}

/** The models found, the words that led to them, and the typed words that they don't have. */
export interface Found {
  readonly matches: readonly Match[]
  readonly words: readonly ReadWord[]
  readonly left_out: readonly string[]
}

/** A word as the best result has it. */
function corrected({ text, meanings }: ReadWord, terms: readonly string[], understood: Meanings): string {
  const matched = terms.filter((term) => meanings.has(term))
  if (matched.some((term) => understood.has(term))) return text
  const weight = (term: string) => meanings.get(term) ?? 0
  return matched.reduce((best, term) => (weight(term) > weight(best) ? term : best), matched[0] ?? text)
}

/**
 * What was searched for where it isn't what was typed; null where it is. Chinese is compared by pairs of characters, which aren't words
 * to show.
 */
export function correctionOf(
  typed: readonly string[],
  { matches: [best], words, left_out }: Found,
  understood: (word: string) => Meanings,
): Correction | null {
  if (!best || typed.some((word) => /\p{Script=Han}/u.test(word))) return null
  const keyword = words.map((word) => corrected(word, best.terms, understood(word.text))).join(' ')
  return keyword === typed.join(' ') || !Keyword.safeParse(keyword).success ? null : { keyword, left_out: [...left_out] }
}
