import type { ListFacets } from '@nusaria/contracts/search'
import type { FilterKind, Filters } from './filters.ts'
import { activeFilterKinds, hasPriceFilter } from './filters.ts'

/** The filter that leaves nothing by itself, or the only one; null when it takes several together, or nobody knows. */
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
