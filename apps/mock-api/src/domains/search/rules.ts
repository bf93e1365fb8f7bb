import { LIMITS } from '@nusaria/contracts/limits'
import type { Ctx } from '../../engine/contract/context.ts'
import { ownerOf } from '../cart/index.ts'

/** Maximum searches of a caller in a period. */
export const SEARCH_RATE = { most: 60, within_ms: 10_000 } as const

/** Normalizes a keyword: single spaces, none at the ends. */
export function normalizeKeyword(keyword: string): string {
  return keyword.trim().replace(/\s+/g, ' ')
}

/** Whether each typed word begins a word of the text; Chinese is written without spaces, so it may stand anywhere. */
export function beginsWords(text: string, typed: string): boolean {
  const words = typed.toLowerCase().split(' ').filter(Boolean)
  const lower = text.toLowerCase()
  const begun = lower.split(/[^\p{L}\p{N}]+/u)
  return (
    words.length > 0 &&
    words.every((word) => (/\p{Script=Han}/u.test(word) ? lower.includes(word) : begun.some((each) => each.startsWith(word))))
  )
}

/** Unescapes quotes: suggestion requests escape them with a backslash. */
export function unescapeQuotes(keyword: string): string {
  return keyword.replace(/\\(["'\\])/g, '$1')
}

/** Whether a page begins beyond the search limit. */
export function isTooDeep({ page_num, page_size }: { readonly page_num: number; readonly page_size: number }): boolean {
  return (page_num - 1) * page_size >= LIMITS.searchDepth
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** The history with a keyword in front: each keyword once, case-insensitive, at most ten. */
export function withKeyword(keywords: readonly string[], keyword: string): string[] {
  return [keyword, ...withoutKeyword(keywords, keyword)].slice(0, LIMITS.searchHistory)
}

/** The history without a keyword, case-insensitive. */
export function withoutKeyword(keywords: readonly string[], keyword: string): string[] {
  return keywords.filter((other) => !same(other, keyword))
}

interface SearchRate {
  readonly since: number
  readonly count: number
}

/** The rate after one more search at `now`; a new period begins when the last one has ended. */
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

/** A ranked list with this world's clicks added; most first, otherwise in the given order. */
export function rankKeywords(keywords: readonly KeywordCount[], clicks: ReadonlyMap<string, number>): KeywordCount[] {
  return keywords
    .map(({ keyword, search_count }) => ({ keyword, search_count: search_count + (clicks.get(keyword.toLowerCase()) ?? 0) }))
    .sort((a, b) => b.search_count - a.search_count)
}

type CallerCtx = Pick<Ctx, 'db' | 'member' | 'device' | 'now'>

/**
 * The owner of a search history: the member, or the device for a guest. `driver_id` names the device where the header doesn't; null when
 * neither does.
 */
export function searchOwner({ member, device }: CallerCtx, driver_id?: string | null): string | null {
  return ownerOf(member?.member_no ?? null, device || (driver_id ?? ''))
}

/** Adds a keyword to the caller's history; blank ones are ignored. */
export function recordKeyword(ctx: CallerCtx, keyword: string, driver_id?: string | null): void {
  const owner = searchOwner(ctx, driver_id)
  const tidied = normalizeKeyword(keyword)
  if (owner === null || tidied === '') return
  const known = ctx.db.search_histories.get(owner)
  if (known) ctx.db.search_histories.update(owner, { keywords: withKeyword(known.keywords, tidied) })
  else ctx.db.search_histories.insert({ owner, keywords: [tidied] })
}

/** Removes a keyword from an owner's history; without a keyword the whole history. */
export function removeKeyword({ db }: Pick<CallerCtx, 'db'>, owner: string, keyword: string | undefined): void {
  const kept = keyword === undefined ? [] : withoutKeyword(db.search_histories.get(owner)?.keywords ?? [], normalizeKeyword(keyword))
  if (kept.length === 0) db.search_histories.remove(owner)
  else db.search_histories.update(owner, { keywords: kept })
}

/** Counts a search. Returns whether the caller searches faster than a person can. */
export function countSearch(ctx: CallerCtx, driver_id?: string | null): boolean {
  const owner = searchOwner(ctx, driver_id)
  if (owner === null) return false
  const known = ctx.db.search_paces.get(owner)
  const pace = nextSearchRate(known, ctx.now)
  if (known) ctx.db.search_paces.update(owner, pace)
  else ctx.db.search_paces.insert({ owner, ...pace })
  return isTooFast(pace)
}
