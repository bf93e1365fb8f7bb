import { LIMITS } from '@nusaria/contracts/limits'

/** One caller may search this often in this long. */
export const SEARCH_RATE = { most: 60, within_ms: 10_000 } as const

/** A typed keyword as it is kept and compared: single spaces, none at the ends. */
export function normalizeKeyword(keyword: string): string {
  return keyword.trim().replace(/\s+/g, ' ')
}

/** Suggestions receive quotes escaped with a backslash. */
export function unescapeQuotes(keyword: string): string {
  return keyword.replace(/\\(["'\\])/g, '$1')
}

/** Whether a page begins beyond what a search finds at most. */
export function isTooDeep({ page_num, page_size }: { readonly page_num: number; readonly page_size: number }): boolean {
  return (page_num - 1) * page_size >= LIMITS.searchDepth
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** The history with a keyword put in front: each keyword once whatever its case, at most ten. */
export function withKeyword(keywords: readonly string[], keyword: string): string[] {
  return [keyword, ...keywords.filter((other) => !same(other, keyword))].slice(0, LIMITS.searchHistory)
}

interface SearchRate {
  readonly since: number
  readonly count: number
}

/** The count after one more search at `now`, begun anew when the stretch is over. */
export function nextSearchRate(pace: SearchRate | undefined, now: number): SearchRate {
  return pace && now - pace.since < SEARCH_RATE.within_ms ? { since: pace.since, count: pace.count + 1 } : { since: now, count: 1 }
}

export function isTooFast({ count }: SearchRate): boolean {
  return count > SEARCH_RATE.most
}

interface KeywordCount {
  readonly keyword: string
  readonly search_count: number
}

/** A ranked list with this world's clicks added; most first, equals as they were. */
export function rankKeywords(keywords: readonly KeywordCount[], clicks: ReadonlyMap<string, number>): KeywordCount[] {
  return keywords
    .map(({ keyword, search_count }) => ({ keyword, search_count: search_count + (clicks.get(keyword.toLowerCase()) ?? 0) }))
    .sort((a, b) => b.search_count - a.search_count)
}
