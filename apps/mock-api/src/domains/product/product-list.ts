import type { ProductSort } from '@nusaria/contracts/product'
import type { ProductColumns } from './columns.ts'
import type { ListFilter } from './filter.ts'

/** The rows of a page, counted from 1; empty after the end. */
export function pageOfRows<T>(rows: readonly T[], page_num: number, page_size: number): readonly T[] {
  return rows.slice((page_num - 1) * page_size, page_num * page_size)
}

/** The categories of the last viewed products, newest first, each once. */
export function interestsOf(nav_type_ids: readonly string[], most: number): readonly string[] {
  return [...new Set(nav_type_ids)].slice(0, most)
}

/** The first products of a list that pass a filter, and the total number that pass. */
export interface ListStart {
  /** In order; at least as many as requested, if there are. */
  readonly places: ArrayLike<number>
  readonly total: number
}

/** A list of catalogue products. `listProducts` and `facetsOf` apply the world's changes to it. */
export interface ProductList {
  readonly columns: ProductColumns
  /** Positions of all its products, in any order. */
  readonly places: Uint32Array
  /** Position of a product in the columns; undefined when it isn't in this list. */
  place(product_no: string): number | undefined
  /** Order among equals: smaller for the more relevant. */
  tie(place: number): number
  first(sort: ProductSort, filter: ListFilter, most: number): ListStart
}
