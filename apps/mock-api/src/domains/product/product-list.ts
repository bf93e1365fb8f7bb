import { LruCache } from '@nusaria/catalogue/lib/lru-cache'
import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { ProductSort } from '@nusaria/contracts/product'
import { columnsOf, type ProductColumns } from './columns.ts'
import { failedFilters, type ListFilter } from './filter.ts'
import { FLAG } from './flags.ts'

/** The rows of a page, counted from 1; empty after the end. */
export function pageOfRows<T>(rows: readonly T[], page_num: number, page_size: number): readonly T[] {
  return rows.slice((page_num - 1) * page_size, page_num * page_size)
}

/** The categories of the last viewed products, newest first, each once. */
export function interestsOf(nav_type_ids: readonly string[], most: number): readonly string[] {
  return [...new Set(nav_type_ids)].slice(0, most)
}

/** Sorted and filtered lists that are kept of each list. */
const KEPT = 50

/**
 * A list of catalogue products. `listProducts` and `facetsOf` apply the world's changes to it. What is sorted and filtered is kept, so a page
 * costs the same at any length.
 */
export class ProductList {
  readonly columns: ProductColumns
  /** Positions of its products in the columns, most relevant first. */
  readonly places: Uint32Array
  /** Less memory than four bytes for each: a search makes its own. */
  readonly #ranks: Uint16Array
  readonly #kept = new LruCache<Uint32Array>(KEPT)

  /** Positions of products that come last in every order. */
  readonly #similar: ReadonlySet<number>

  constructor(columns: ProductColumns, places: Uint32Array, similar: ReadonlySet<number> = new Set()) {
    this.columns = columns
    this.places = places
    this.#similar = similar
    this.#ranks = new Uint16Array(columns.rows.length)
    for (let at = 0; at < places.length; at++) this.#ranks[places[at] ?? 0] = at + 1
  }

  /** The rank of a product by relevance, from 1; 0 for one that isn't in this list. */
  rank(place: number): number {
    return this.#ranks[place] ?? 0
  }

  /** The part of the list that a product is in, by its marks: similar products follow the others in every order, the sold-out ones last. */
  part(place: number, marks = this.columns.marks[place] ?? 0): number {
    if (!this.#similar.has(place)) return 0
    return (marks & FLAG.inStock) === 0 ? 2 : 1
  }

  /** Positions of the products that pass a filter, sorted; equals by relevance. */
  sorted(sort: ProductSort, filter: ListFilter): Uint32Array {
    const { price_min, price_max, in_stock, free_shipping, discounted, rating_min, brands, project_id } = filter
    const given = [price_min, price_max, in_stock, free_shipping, discounted, rating_min, brands, project_id]
    return this.#kept.get(JSON.stringify([sort, ...given]), () => {
      if (given.every((each) => each === undefined)) return this.#sort(sort, this.places)
      const failed = failedFilters(this.columns, filter)
      const passing = this.places.slice()
      let count = 0
      for (let at = 0; at < passing.length; at++) if (failed(passing[at] ?? 0) === 0) passing[count++] = passing[at] ?? 0
      return this.#sort(sort, passing.subarray(0, count))
    })
  }

  #sort(sort: ProductSort, places: Uint32Array): Uint32Array {
    const keys = this.columns.keys(sort)
    if (this.#similar.size > 0)
      return places.toSorted((a, b) => this.part(a) - this.part(b) || (keys[a] ?? 0) - (keys[b] ?? 0) || this.rank(a) - this.rank(b))
    if (sort === 'relevance') return places
    const { length } = places
    // Key and position in one number: plain numbers sort without a comparison function.
    const sorted = new Float64Array(length)
    for (let at = 0; at < length; at++) sorted[at] = (keys[places[at] ?? 0] ?? 0) * length + at
    sorted.sort()
    const indexIn = (key: number) => key - Math.floor(key / length) * length
    return places.map((_, at) => places[indexIn(sorted[at] ?? 0)] ?? 0)
  }
}

const known = new WeakMap<object, ProductList>()

/** Frozen products, or those at some positions among them, the `similar` ones last; cached. */
export function productList(rows: readonly ProductRow[], places?: Uint32Array, similar?: ReadonlySet<number>): ProductList {
  const list = known.get(places ?? rows) ?? new ProductList(columnsOf(rows), places ?? Uint32Array.from(rows.keys()), similar)
  known.set(places ?? rows, list)
  return list
}
