import type { ProductSort } from '@nusaria/contracts/product'
import type { Filters } from '../../features/product-list/filters.ts'
import { filtersIn, TYPE_LENGTH, writeFilters } from '../../features/product-list/filters.ts'

/** What a list page was asked for. */
export type Wanted = { readonly keyword: string; readonly typeId: null } | { readonly keyword: null; readonly typeId: string }

/** A list with its order and what narrows it: all that its address says. */
export interface Asked {
  readonly wanted: Wanted
  readonly sort: ProductSort
  readonly filters: Filters
}

interface Place {
  readonly search: string
  readonly state: unknown
}

/** The characters a keyword may have; what follows is cut off. */
const KEYWORD_LENGTH = 100

function wantedOf(keyword: unknown, typeId: unknown): Wanted | null {
  if (typeof typeId === 'string' && typeId !== '' && typeId.length <= TYPE_LENGTH) return { keyword: null, typeId }
  const words = typeof keyword === 'string' ? keyword.trim().slice(0, KEYWORD_LENGTH).trim() : ''
  return words === '' ? null : { keyword: words, typeId: null }
}

const sorts: readonly ProductSort[] = ['relevance', 'sales', 'price_asc', 'price_desc']

/**
 * What a place asks for: a keyword or a type from the address, which can be shared, else from the navigation state. Null without
 * either. What makes no sense in the address is as if it weren't there.
 */
export function askedAt({ search, state }: Place): Asked | null {
  const query = new URLSearchParams(search)
  const travelled = typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {}
  const wanted = wantedOf(query.get('keyword'), query.get('typeId')) ?? wantedOf(travelled.keyword, travelled.typeId)
  if (!wanted) return null
  const sort = sorts.find((one) => one === query.get('sort')) ?? 'relevance'
  const { type, ...filters } = filtersIn(query)
  return { wanted, sort, filters: { ...filters, ...(type !== undefined && wanted.keyword !== null && { type }) } }
}

/** When the shopper searched, in ms, by the navigation state. */
export function searchedAtIn(state: unknown): number | undefined {
  const { timestamp } = (state ?? {}) as { readonly timestamp?: unknown }
  return typeof timestamp === 'number' ? timestamp : undefined
}

/** The address's query for what is asked, whatever else it says kept. Relevance and absent parts leave no word; the same list has the same words in the same order. */
export function searchOf({ wanted, sort, filters }: Asked, search = ''): string {
  const query = new URLSearchParams(search)
  for (const name of ['keyword', 'typeId', 'sort']) query.delete(name)
  if (wanted.keyword === null) query.set('typeId', wanted.typeId)
  else query.set('keyword', wanted.keyword)
  if (sort !== 'relevance') query.set('sort', sort)
  writeFilters(query, filters)
  return `?${query}`
}

/** Whether the address alone says what is listed. */
export function isComplete(search: string): boolean {
  return askedAt({ search, state: null }) !== null
}
