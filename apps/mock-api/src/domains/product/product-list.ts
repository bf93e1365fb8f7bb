import type { ProductSort } from '@nusaria/contracts/product'
import type { ProductColumns } from './columns.ts'
import type { ProductFilter } from './rules.ts'

/** The first products of a list that pass a filter, and how many pass in all. */
export interface ListStart {
  /** In order; at least as many as asked for, if there are. */
  readonly places: ArrayLike<number>
  readonly total: number
}

/** What is counted of a list: products of each child type (by its number), those with each mark, the ends of the prices. */
export interface FacetCounts {
  readonly types: Uint32Array
  readonly in_stock: number
  readonly free_shipping: number
  /** Rupiah; infinite when there is nothing. */
  readonly lowest: number
  readonly highest: number
}

/** Products to list, as the catalogue has them. What a world has changed is put over it by `listed` and `facetsOf`. */
export interface ProductList {
  readonly columns: ProductColumns
  /** Place of a product in the columns; undefined when it isn't in this list. */
  place(product_no: string): number | undefined
  /** What equals are ordered by: smaller for the more relevant. */
  tie(place: number): number
  first(sort: ProductSort, filter: ProductFilter, most: number): ListStart
  tally(without: ReadonlyMap<number, unknown>): FacetCounts
}
