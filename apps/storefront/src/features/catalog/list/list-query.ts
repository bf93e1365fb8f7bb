import type { ProductSort } from '@nusaria/contracts/product'
import { type Filters, MAX_CATEGORY_ID_LENGTH, parseFilters, withoutFilter, writeFilters } from './filters.ts'

/** What a list shows: the results of a keyword, or the products of a category. */
export type ListSource =
  /** `exact`: only products with all words as they are typed. */
  { readonly keyword: string; readonly typeId: null; readonly exact?: true } | { readonly keyword: null; readonly typeId: string }

export interface ListQuery {
  readonly source: ListSource
  readonly sort: ProductSort
  readonly filters: Filters
}

/** Longer keywords are cut off. */
const MAX_KEYWORD_LENGTH = 100

function parseSource(keyword: unknown, typeId: unknown): ListSource | null {
  if (typeof typeId === 'string' && typeId !== '' && typeId.length <= MAX_CATEGORY_ID_LENGTH) return { keyword: null, typeId }
  const trimmed = typeof keyword === 'string' ? keyword.trim().slice(0, MAX_KEYWORD_LENGTH).trim() : ''
  return trimmed === '' ? null : { keyword: trimmed, typeId: null }
}

const sorts: readonly ProductSort[] = ['relevance', 'sales', 'price_asc', 'price_desc', 'newest', 'rating']

/**
 * Reads the list query from the URL, or else keyword or category from the navigation state. Null without either. Invalid values in the URL
 * are ignored.
 */
export function parseListQuery({ search, state }: { readonly search: string; readonly state: unknown }): ListQuery | null {
  const params = new URLSearchParams(search)
  const stateArgs = typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {}
  const source = parseSource(params.get('keyword'), params.get('typeId')) ?? parseSource(stateArgs.keyword, stateArgs.typeId)
  if (!source) return null
  const sort = sorts.find((one) => one === params.get('sort')) ?? 'relevance'
  const filters = parseFilters(params)
  const exact = source.keyword !== null && params.get('exact') === '1'
  return {
    source: exact ? { ...source, exact } : source,
    sort,
    filters: source.keyword === null ? withoutFilter(filters, 'type') : filters,
  }
}

/** When the shopper searched, in ms, from the navigation state. */
export function parseSearchedAt(state: unknown): number | undefined {
  const { timestamp } = (state ?? {}) as { readonly timestamp?: unknown }
  return typeof timestamp === 'number' ? timestamp : undefined
}

/** Writes the list query into a URL query, for its first page; other parameters stay. Defaults are left out, and the order of parameters is fixed. */
export function formatListQuery({ source, sort, filters }: ListQuery, search = ''): string {
  const params = new URLSearchParams(search)
  for (const name of ['keyword', 'exact', 'typeId', 'sort', 'page']) params.delete(name)
  if (source.keyword === null) params.set('typeId', source.typeId)
  else {
    params.set('keyword', source.keyword)
    if (source.exact) params.set('exact', '1')
  }
  if (sort !== 'relevance') params.set('sort', sort)
  writeFilters(params, filters)
  return `?${params}`
}

/** What a query's calls have in common: which products it is about. */
export function toFilterArgs({ source, filters: { type, ...filters } }: ListQuery) {
  const rest = { ...filters, brands: filters.brands && [...filters.brands] }
  return source.keyword === null
    ? ({ source: 'category', args: { nav_type_id: source.typeId, ...rest } } as const)
    : ({ source: 'keyword', args: { keyword: source.keyword, exact: source.exact, nav_type_id: type, ...rest } } as const)
}

/** Whether only the URL has the list params. */
export function isCompleteQuery(search: string): boolean {
  return parseListQuery({ search, state: null }) !== null
}
