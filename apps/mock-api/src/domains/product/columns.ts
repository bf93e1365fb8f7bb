import { hash } from '@nusaria/catalogue/lib/rng'
import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { ProductSort } from '@nusaria/contracts/product'
import { catalogueRating } from '../review/index.ts'
import { flagsOf } from './flags.ts'

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

/** The different values of a column, and the number of each product's value. */
class NumberedColumn {
  readonly values: readonly string[]
  readonly numbers: Uint16Array

  constructor(rows: readonly ProductRow[], read: (row: ProductRow) => string) {
    const known = new Map<string, number>()
    this.numbers = Uint16Array.from(rows, (row) => {
      const value = read(row)
      const number = known.get(value) ?? known.size
      known.set(value, number)
      return number
    })
    this.values = [...known.keys()]
  }
}

/** How many products have each value of a column. */
export class ValueCounts {
  readonly #column: NumberedColumn
  readonly #counts: Uint32Array

  constructor(column: NumberedColumn) {
    this.#column = column
    this.#counts = new Uint32Array(column.values.length)
  }

  add(place: number): void {
    const number = this.#column.numbers[place] ?? 0
    this.#counts[number] = (this.#counts[number] ?? 0) + 1
  }

  /** The values that some have, with their counts. */
  get counted(): readonly { readonly value: string; readonly count: number }[] {
    return this.#column.values.map((value, number) => ({ value, count: this.#counts[number] ?? 0 })).filter(({ count }) => count > 0)
  }
}

/** Catalogue products in parallel arrays, for fast filters and sorting. A product is identified by its position. */
export class ProductColumns {
  readonly rows: readonly ProductRow[]
  /** Rupiah */
  readonly prices: Float64Array
  readonly marks: Uint8Array
  /** Child types. */
  readonly types: NumberedColumn
  readonly brands: NumberedColumn
  #ratings: Float64Array | undefined
  #places: ReadonlyMap<string, number> | undefined
  readonly #keys = new Map<ProductSort, Float64Array>()

  constructor(rows: readonly ProductRow[]) {
    this.rows = rows
    this.prices = Float64Array.from(rows, ({ price }) => price)
    this.marks = Uint8Array.from(rows, (row) => flagsOf(row))
    this.types = new NumberedColumn(rows, ({ nav_type_id }) => nav_type_id)
    this.brands = new NumberedColumn(rows, ({ attributes }) => attributes.brand)
  }

  /** 0 to 5 in tenths. */
  get ratings(): Float64Array {
    this.#ratings ??= Float64Array.from(this.rows, catalogueRating)
    return this.#ratings
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
      Float64Array.from(this.rows, (row, place) => sortKey(sort, sort === 'rating' ? { ...row, rating: this.ratings[place] ?? 0 } : row))
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
