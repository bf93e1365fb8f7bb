import { jsonData } from '../lib/json.ts'
import type { Rng } from '../lib/rng.ts'
import type { Keywords, Texts } from './data-schemas.ts'
import keywords from './keywords.json' with { type: 'json' }
import type { KeywordRow, Translated } from './types.ts'

const { popular, rising, recommended } = jsonData<Keywords>(keywords)

const idOf = ([id]: Texts): string => id

/** Keywords offered under the search box. */
export const recommendedWords: readonly string[] = recommended.map(idOf)

/** What each keyword is in every language, by the Indonesian one. */
export const KEYWORD_NAMES: ReadonlyMap<string, Translated> = new Map(
  [...popular, ...rising, ...recommended].map(([id, en, zh]) => [id, { id, en, 'zh-CN': zh }]),
)

function counted(words: readonly Texts[], first: number, rng: Rng): readonly KeywordRow[] {
  let count = first
  return words.map((texts) => {
    const row = Object.freeze({ keyword: idOf(texts), search_count: count })
    count = Math.max(120, Math.round(count * (0.82 + rng.next() * 0.12)))
    return row
  })
}

/** Both ranked lists, most searched first. The counts go from tens of thousands down to hundreds. */
export function buildKeywords(rng: Rng): { readonly hot: readonly KeywordRow[]; readonly rising: readonly KeywordRow[] } {
  return { hot: counted(popular, 24_600 + rng.int(0, 900), rng), rising: counted(rising, 9_400 + rng.int(0, 500), rng) }
}
