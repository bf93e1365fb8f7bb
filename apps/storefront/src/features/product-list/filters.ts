/** What narrows a list; absent parts don't. Prices in whole Rupiah, above 0, both ends included. */
export interface Filters {
  readonly price_min?: number
  readonly price_max?: number
  /** A type of the category tree; beside a keyword alone. */
  readonly type?: string
  readonly in_stock?: true
  readonly free_shipping?: true
}

/** A filter as the shopper sees it: a price range is one. */
export type FilterKind = 'price' | 'type' | 'in_stock' | 'free_shipping'

/** The digits a price may have. */
export const MAX_PRICE_DIGITS = 9

/** The characters a type's id may have. */
export const MAX_CATEGORY_ID_LENGTH = 32

const FILTER_PARAMS = ['price_min', 'price_max', 'type', 'in_stock', 'free_shipping'] as const

/** A price in the address; undefined when it isn't one, or none. */
function parsePrice(text: string | null): number | undefined {
  return text !== null && new RegExp(`^\\d{1,${MAX_PRICE_DIGITS}}$`).test(text) ? Number(text) || undefined : undefined
}

/** The filters an address asks for. What makes no sense is left out: a range that ends before it begins is none. */
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

/** Puts filters into an address's query, in the place of those it had. */
export function writeFilters(query: URLSearchParams, filters: Filters): void {
  for (const name of FILTER_PARAMS) {
    const value = filters[name]
    query.delete(name)
    if (value !== undefined) query.set(name, value === true ? '1' : String(value))
  }
}

export function hasPriceFilter({ price_min, price_max }: Filters): boolean {
  return price_min !== undefined || price_max !== undefined
}

/** Which filters are set, in the order they are shown. */
export function activeFilterKinds(filters: Filters): readonly FilterKind[] {
  return [
    ...(filters.type === undefined ? [] : (['type'] as const)),
    ...(hasPriceFilter(filters) ? (['price'] as const) : []),
    ...(filters.in_stock ? (['in_stock'] as const) : []),
    ...(filters.free_shipping ? (['free_shipping'] as const) : []),
  ]
}

/** The filters without one of them. */
export function withoutFilter(filters: Filters, kind: FilterKind): Filters {
  const rest = new Map(Object.entries(filters))
  for (const name of kind === 'price' ? ['price_min', 'price_max'] : [kind]) rest.delete(name)
  return Object.fromEntries(rest)
}
