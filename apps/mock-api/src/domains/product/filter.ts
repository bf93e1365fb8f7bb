import type { ProductFilter } from '@nusaria/contracts/product'
import { FilterKind } from '@nusaria/contracts/search'
import type { ProductColumns } from './columns.ts'
import { FLAG } from './flags.ts'

/** A filter with the products of its campaign and the child types of its category. */
export interface ListFilter extends ProductFilter {
  readonly products?: ReadonlySet<string>
  readonly types?: ReadonlySet<string> | undefined
}

/** What a world may change of a product. */
export interface FilteredValues {
  readonly price: number
  readonly marks: number
  readonly rating: number
}

/** A bit for each kind of filter. */
export const BIT = Object.fromEntries(FilterKind.options.map((kind, at) => [kind, 1 << at])) as Readonly<Record<FilterKind, number>>

const anyOf = (values: readonly string[], wanted: ReadonlySet<string>) => Uint8Array.from(values, (value) => (wanted.has(value) ? 1 : 0))

/** Tests the products of a list: the bits of the filters that one doesn't pass. */
export function failedFilters(columns: ProductColumns, filter: ListFilter): (place: number, changed?: FilteredValues) => number {
  const { price_min = 0, price_max = Number.POSITIVE_INFINITY, rating_min, products, types } = filter
  const { prices, marks, rows } = columns
  const { in_stock, free_shipping, discounted } = filter
  const required = (in_stock ? FLAG.inStock : 0) | (free_shipping ? FLAG.freeShipping : 0) | (discounted ? FLAG.discounted : 0)
  const ratings = rating_min === undefined ? null : columns.ratings
  const brands = filter.brands && anyOf(columns.brands.values, new Set(filter.brands))
  const wantedTypes = types && anyOf(columns.types.values, types)
  return (place, changed) => {
    const price = changed?.price ?? prices[place] ?? 0
    const missing = required & ~(changed?.marks ?? marks[place] ?? 0)
    let failed = price >= price_min && price <= price_max ? 0 : BIT.price
    if (missing & FLAG.inStock) failed |= BIT.in_stock
    if (missing & FLAG.freeShipping) failed |= BIT.free_shipping
    if (missing & FLAG.discounted) failed |= BIT.discounted
    if (ratings && (changed?.rating ?? ratings[place] ?? 0) < (rating_min ?? 0)) failed |= BIT.rating
    if (brands && !brands[columns.brands.numbers[place] ?? 0]) failed |= BIT.brand
    if (wantedTypes && !wantedTypes[columns.types.numbers[place] ?? 0]) failed |= BIT.type
    if (products && !products.has(rows[place]?.product_no ?? '')) failed |= BIT.campaign
    return failed
  }
}
