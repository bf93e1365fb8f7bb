import { FLAG } from './columns.ts'

/** The filter of a list; absent parts don't filter. Prices in Rupiah, both ends included. */
export interface ProductFilter {
  readonly price_min?: number | undefined
  readonly price_max?: number | undefined
  readonly in_stock?: boolean | undefined
  readonly free_shipping?: boolean | undefined
}

/** The flags a product must have to pass a filter. */
export function requiredFlags({ in_stock, free_shipping }: ProductFilter): number {
  return (in_stock ? FLAG.inStock : 0) | (free_shipping ? FLAG.freeShipping : 0)
}

/** Tests a product by its price and flags. */
export function filterPredicate(filter: ProductFilter): (price: number, marks: number) => boolean {
  const { price_min = 0, price_max = Number.POSITIVE_INFINITY } = filter
  const wanted = requiredFlags(filter)
  return (price, marks) => price >= price_min && price <= price_max && (marks & wanted) === wanted
}

/** The rows of a page, counted from 1; empty after the end. */
export function pageOfRows<T>(rows: readonly T[], page_num: number, page_size: number): readonly T[] {
  return rows.slice((page_num - 1) * page_size, page_num * page_size)
}

/** The categories of the last viewed products, newest first, each once. */
export function interestsOf(nav_type_ids: readonly string[], most: number): readonly string[] {
  return [...new Set(nav_type_ids)].slice(0, most)
}
