import type { Rng } from '../../lib/rng.ts'
import keywords from './keywords.json' with { type: 'json' }
import type { KeywordRow } from './types.ts'

const { popular, rising, recommended } = keywords

/** Keywords offered under the search box. */
export const recommendedWords: readonly string[] = recommended

function counted(words: readonly string[], first: number, rng: Rng): readonly KeywordRow[] {
  let count = first
  return words.map((keyword) => {
    const row = Object.freeze({ keyword, search_count: count })
    count = Math.max(120, Math.round(count * (0.82 + rng.next() * 0.12)))
    return row
  })
}

/** Both ranked lists, most searched first. The counts go from tens of thousands down to hundreds. */
export function buildKeywords(rng: Rng): { readonly hot: readonly KeywordRow[]; readonly rising: readonly KeywordRow[] } {
  return { hot: counted(popular, 24_600 + rng.int(0, 900), rng), rising: counted(rising, 9_400 + rng.int(0, 500), rng) }
}
