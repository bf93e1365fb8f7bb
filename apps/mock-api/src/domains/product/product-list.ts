import type { ProductSort } from '@nusaria/contracts/product'
import { hash } from '../../lib/rng.ts'
import type { ProductRow } from '../../reference/catalogue/types.ts'
import { catalogueRating } from '../review/index.ts'

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
  const required = requiredFlags(filter)
  return (price, marks) => price >= price_min && price <= price_max && (marks & required) === required
}

/** The rows of a page, counted from 1; empty after the end. */
export function pageOfRows<T>(rows: readonly T[], page_num: number, page_size: number): readonly T[] {
  return rows.slice((page_num - 1) * page_size, page_num * page_size)
}

/** The categories of the last viewed products, newest first, each once. */
export function interestsOf(nav_type_ids: readonly string[], most: number): readonly string[] {
  return [...new Set(nav_type_ids)].slice(0, most)
}

/** Bit flags for filters. */
export const FLAG = { inStock: 1, freeShipping: 2 } as const

/** The flags of a product. */
export function flagsOf(sold_out: boolean, free_shipping: boolean): number {
  return (sold_out ? 0 : FLAG.inStock) | (free_shipping ? FLAG.freeShipping : 0)
}

type SortedFacts = Pick<ProductRow, 'product_no' | 'price' | 'sold_count' | 'rating'>

/** What each order compares, smallest first; whole numbers. */
const KEYS: Readonly<Record<Exclude<ProductSort, 'relevance'>, (product: SortedFacts) => number>> = {
  sales: ({ sold_count }) => -sold_count,
  price_asc: ({ price }) => price,
  price_desc: ({ price }) => -price,
  // The catalogue has no dates. Its products came in an order of their own.
  newest: ({ product_no }) => -hash(product_no),
  rating: ({ rating }) => -Math.round(rating * 10),
}

/** The sort key of a product, smallest first; equals keep their relevance order. */
export const sortKey = (sort: ProductSort, product: SortedFacts): number => (sort === 'relevance' ? 0 : KEYS[sort](product))

/** Catalogue products in parallel arrays, for fast filters and sorting. A product is identified by its position. */
export class ProductColumns {
  readonly rows: readonly ProductRow[]
  /** Rupiah */
  readonly prices: Float64Array
  readonly marks: Uint8Array
  /** Number of each product's child type in `typeIds`. */
  readonly types: Uint16Array
  readonly typeIds: readonly string[]
  #places: ReadonlyMap<string, number> | undefined
  readonly #keys = new Map<ProductSort, Float64Array>()

  constructor(rows: readonly ProductRow[]) {
    const numbers = new Map<string, number>()
    for (const { nav_type_id } of rows) if (!numbers.has(nav_type_id)) numbers.set(nav_type_id, numbers.size)
    this.rows = rows
    this.prices = Float64Array.from(rows, ({ price }) => price)
    this.marks = Uint8Array.from(rows, ({ flag_sold_out, flag_free_shipping }) => flagsOf(flag_sold_out === 1, flag_free_shipping))
    this.types = Uint16Array.from(rows, ({ nav_type_id }) => numbers.get(nav_type_id) ?? 0)
    this.typeIds = [...numbers.keys()]
  }

  /** Position of a product; undefined when it isn't here. */
  place(product_no: string): number | undefined {
    this.#places ??= new Map(this.rows.map((product, place) => [product.product_no, place]))
    return this.#places.get(product_no)
  }

  /** The sort keys of all products, by position; computed once. */
  keys(sort: ProductSort): Float64Array {
    const keys =
      this.#keys.get(sort) ??
      Float64Array.from(this.rows, (row) => sortKey(sort, sort === 'rating' ? { ...row, rating: catalogueRating(row) } : row))
    this.#keys.set(sort, keys)
    return keys
  }
}

const known = new WeakMap<readonly ProductRow[], ProductColumns>()

/** The columns of a frozen list, cached. */
export function columnsOf(rows: readonly ProductRow[]): ProductColumns {
  const columns = known.get(rows) ?? new ProductColumns(rows)
  known.set(rows, columns)
  return columns
}

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

/** Counts products one by one. */
export function countFacets(columns: ProductColumns, places: Iterable<number>, without: ReadonlyMap<number, unknown>): FacetCounts {
  const { types, marks, prices, typeIds } = columns
  const counts = new Uint32Array(typeIds.length)
  let [in_stock, free_shipping] = [0, 0]
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const place of places) {
    if (without.size > 0 && without.has(place)) continue
    const type = types[place] ?? 0
    counts[type] = (counts[type] ?? 0) + 1
    const mark = marks[place] ?? 0
    if (mark & FLAG.inStock) in_stock++
    if (mark & FLAG.freeShipping) free_shipping++
    const price = prices[place] ?? 0
    if (price < lowest) lowest = price
    if (price > highest) highest = price
  }
  return { types: counts, in_stock, free_shipping, lowest, highest }
}
