import type { ProductSort } from '@nusaria/contracts/product'
import type { Filters } from '../../features/product-list/filters.ts'
import { MAX_CATEGORY_ID_LENGTH, parseFilters, writeFilters } from '../../features/product-list/filters.ts'

/** What a list page was asked for. */
export type ListSource = { readonly keyword: string; readonly typeId: null } | { readonly keyword: null; readonly typeId: string }

/** A list with its order and what narrows it: all that its address says. */
export interface ListQuery {
  readonly wanted: ListSource
  readonly sort: ProductSort
  readonly filters: Filters
}

interface ListLocation {
  readonly search: string
  readonly state: unknown
}

/** The characters a keyword may have; what follows is cut off. */
const MAX_KEYWORD_LENGTH = 100

function parseSource(keyword: unknown, typeId: unknown): ListSource | null {
  if (typeof typeId === 'string' && typeId !== '' && typeId.length <= MAX_CATEGORY_ID_LENGTH) return { keyword: null, typeId }
  const words = typeof keyword === 'string' ? keyword.trim().slice(0, MAX_KEYWORD_LENGTH).trim() : ''
  return words === '' ? null : { keyword: words, typeId: null }
}

const sorts: readonly ProductSort[] = ['relevance', 'sales', 'price_asc', 'price_desc']

/**
 * What a place asks for: a keyword or a type from the address, which can be shared, else from the navigation state. Null without
 * either. What makes no sense in the address is as if it weren't there.
 */
export function parseListQuery({ search, state }: ListLocation): ListQuery | null {
  const query = new URLSearchParams(search)
  const travelled = typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {}
  const wanted = parseSource(query.get('keyword'), query.get('typeId')) ?? parseSource(travelled.keyword, travelled.typeId)
  if (!wanted) return null
  const sort = sorts.find((one) => one === query.get('sort')) ?? 'relevance'
  const { type, ...filters } = parseFilters(query)
  return { wanted, sort, filters: { ...filters, ...(type !== undefined && wanted.keyword !== null && { type }) } }
}

/** When the shopper searched, in ms, by the navigation state. */
export function parseSearchedAt(state: unknown): number | undefined {
  const { timestamp } = (state ?? {}) as { readonly timestamp?: unknown }
  return typeof timestamp === 'number' ? timestamp : undefined
}

/** The address's query for what is asked, whatever else it says kept. Relevance and absent parts leave no word; the same list has the same words in the same order. */
export function formatListQuery({ wanted, sort, filters }: ListQuery, search = ''): string {
  const query = new URLSearchParams(search)
  for (const name of ['keyword', 'typeId', 'sort']) query.delete(name)
  if (wanted.keyword === null) query.set('typeId', wanted.typeId)
  else query.set('keyword', wanted.keyword)
  if (sort !== 'relevance') query.set('sort', sort)
  writeFilters(query, filters)
  return `?${query}`
}

/** Whether the address alone says what is listed. */
export function isCompleteQuery(search: string): boolean {
  return parseListQuery({ search, state: null }) !== null
}
