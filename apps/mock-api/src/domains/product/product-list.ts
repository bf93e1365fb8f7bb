import type { ProductSort } from '@nusaria/contracts/product'
import type { ProductColumns } from './columns.ts'
import type { ProductFilter } from './rules.ts'

/** The first products of a list that pass a filter, and the total number that pass. */
export interface ListStart {
  /** In order; at least as many as requested, if there are. */
  readonly places: ArrayLike<number>
  readonly total: number
}

/** Counts for the filters of a list: products per child type (by number) and per flag, and the price range. */
export interface FacetCounts {
  readonly types: Uint32Array
  readonly in_stock: number
  readonly free_shipping: number
  /** Rupiah; infinite for an empty list. */
  readonly lowest: number
  readonly highest: number
}

/** A list of catalogue products. `listProducts` and `facetsOf` apply the world's changes to it. */
export interface ProductList {
  readonly columns: ProductColumns
  /** Position of a product in the columns; undefined when it isn't in this list. */
  place(product_no: string): number | undefined
  /** Order among equals: smaller for the more relevant. */
  tie(place: number): number
  first(sort: ProductSort, filter: ProductFilter, most: number): ListStart
  tally(without: ReadonlyMap<number, unknown>): FacetCounts
}
