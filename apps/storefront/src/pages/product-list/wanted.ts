import type { ProductSort } from '@nusaria/contracts/product'

/** What a list page was asked for. */
export type Wanted = { readonly keyword: string; readonly typeId: null } | { readonly keyword: null; readonly typeId: string }

interface Place {
  readonly search: string
  readonly state: unknown
}

function textIn(state: unknown, name: string): string | null {
  const value = typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>)[name] : undefined
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** A keyword or a type: from the address, which can be shared, else from the navigation state; null without either. */
export function wantedAt({ search, state }: Place): Wanted | null {
  const query = new URLSearchParams(search)
  const typeId = query.get('typeId') || null
  const keyword = query.get('keyword')?.trim() || null
  if (typeId) return { keyword: null, typeId }
  if (keyword) return { keyword, typeId: null }
  const stateType = textIn(state, 'typeId')
  const stateKeyword = textIn(state, 'keyword')
  if (stateType) return { keyword: null, typeId: stateType }
  return stateKeyword ? { keyword: stateKeyword.trim(), typeId: null } : null
}

const sorts: readonly ProductSort[] = ['relevance', 'sales', 'price_asc', 'price_desc']

/** The order asked for in the address; relevance without one. */
export function sortAt(search: string): ProductSort {
  const asked = new URLSearchParams(search).get('sort')
  return sorts.find((sort) => sort === asked) ?? 'relevance'
}

/** The address's query with another order, everything else kept. */
export function withSort(search: string, sort: ProductSort): string {
  const query = new URLSearchParams(search)
  if (sort === 'relevance') query.delete('sort')
  else query.set('sort', sort)
  return query.size > 0 ? `?${query}` : ''
}
