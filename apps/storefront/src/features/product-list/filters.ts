import type { ListFacets } from '@nusaria/contracts/search'

/** The filters of a list. Prices are whole Rupiah above 0, both ends included. */
export interface Filters {
  readonly price_min?: number
  readonly price_max?: number
  /** A category; only for a keyword's list. */
  readonly type?: string
  readonly in_stock?: true
  readonly free_shipping?: true
}

/** A filter as the shopper sees it: a price range is one filter. */
export type FilterKind = 'price' | 'type' | 'in_stock' | 'free_shipping'

export const MAX_PRICE_DIGITS = 9

export const MAX_CATEGORY_ID_LENGTH = 32

const FILTER_PARAMS = ['price_min', 'price_max', 'type', 'in_stock', 'free_shipping'] as const

/** Reads a price from the URL; undefined when it is missing or invalid. */
function parsePrice(text: string | null): number | undefined {
  return text !== null && new RegExp(`^\\d{1,${MAX_PRICE_DIGITS}}$`).test(text) ? Number(text) || undefined : undefined
}

/** Reads the filters from the URL. Invalid values and reversed price ranges are left out. */
export function parseFilters(query: URLSearchParams): Filters {
  const price_min = parsePrice(query.get('price_min'))
  const price_max = parsePrice(query.get('price_max'))
  const type = query.get('type')
  const reversed = price_min !== undefined && price_max !== undefined && price_min > price_max
  return {
    ...(price_min !== undefined && !reversed && { price_min }),
    ...(price_max !== undefined && !reversed && { price_max }),
    ...(type && type.length <= MAX_CATEGORY_ID_LENGTH && query.has('keyword') && { type }),
    ...(query.get('in_stock') === '1' && { in_stock: true }),
    ...(query.get('free_shipping') === '1' && { free_shipping: true }),
  }
}

export function writeFilters(query: URLSearchParams, filters: Filters): void {
  for (const name of FILTER_PARAMS) {
    const value = filters[name]
    query.delete(name)
    if (value !== undefined) query.set(name, value === true ? '1' : String(value))
  }
}

function hasPriceFilter({ price_min, price_max }: Filters): boolean {
  return price_min !== undefined || price_max !== undefined
}

export function activeFilterKinds(filters: Filters): readonly FilterKind[] {
  return [
    ...(filters.type === undefined ? [] : (['type'] as const)),
    ...(hasPriceFilter(filters) ? (['price'] as const) : []),
    ...(filters.in_stock ? (['in_stock'] as const) : []),
    ...(filters.free_shipping ? (['free_shipping'] as const) : []),
  ]
}

export function withoutFilter(filters: Filters, kind: FilterKind): Filters {
  const rest = new Map(Object.entries(filters))
  for (const name of kind === 'price' ? ['price_min', 'price_max'] : [kind]) rest.delete(name)
  return Object.fromEntries(rest)
}

/** The filter that matches no product by itself, or the only filter. Null when several together match none, or the facets are unknown. */
export function findBlockingFilter(filters: Filters, facets: ListFacets | undefined): FilterKind | null {
  const kinds = activeFilterKinds(filters)
  if (kinds.length === 1) return kinds[0] ?? null
  if (!facets) return null
  const { price_min = 0, price_max = Number.POSITIVE_INFINITY } = filters
  const prices = facets.price_range
  if (hasPriceFilter(filters) && prices && (price_max < prices.lowest || price_min > prices.highest)) return 'price'
  if (filters.in_stock && facets.in_stock === 0) return 'in_stock'
  if (filters.free_shipping && facets.free_shipping === 0) return 'free_shipping'
  return null
}
