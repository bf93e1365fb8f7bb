import type { ProductSort } from '@nusaria/contracts/product'
import type { ProductRow } from '../../reference/catalogue/types.ts'

/** Bit flags for filters. */
export const FLAG = { inStock: 1, freeShipping: 2 } as const

/** The flags of a product. */
export function flagsOf(sold_out: boolean, free_shipping: boolean): number {
  return (sold_out ? 0 : FLAG.inStock) | (free_shipping ? FLAG.freeShipping : 0)
}

/** The sort key of a product, smallest first; equals keep their relevance order. */
export function sortKey(sort: ProductSort, price: number, sold_count: number): number {
  if (sort === 'sales') return -sold_count
  if (sort === 'price_asc') return price
  return sort === 'price_desc' ? -price : 0
}

/** Catalogue products in parallel arrays, for fast filters and sorting. A product is identified by its position. */
export class ProductColumns {
  readonly rows: readonly ProductRow[]
  /** Rupiah */
  readonly prices: Float64Array
  readonly marks: Uint8Array
  readonly sold: Float64Array
  /** Number of each product's child type in `typeIds`. */
  readonly types: Uint16Array
  readonly typeIds: readonly string[]
  #places: ReadonlyMap<string, number> | undefined

  constructor(rows: readonly ProductRow[]) {
    const numbers = new Map<string, number>()
    for (const { nav_type_id } of rows) if (!numbers.has(nav_type_id)) numbers.set(nav_type_id, numbers.size)
    this.rows = rows
    this.prices = Float64Array.from(rows, ({ price }) => price)
    this.marks = Uint8Array.from(rows, ({ flag_sold_out, flag_free_shipping }) => flagsOf(flag_sold_out === 1, flag_free_shipping))
    this.sold = Float64Array.from(rows, ({ sold_count }) => sold_count)
    this.types = Uint16Array.from(rows, ({ nav_type_id }) => numbers.get(nav_type_id) ?? 0)
    this.typeIds = [...numbers.keys()]
  }

  /** Position of a product; undefined when it isn't here. */
  place(product_no: string): number | undefined {
    this.#places ??= new Map(this.rows.map((product, place) => [product.product_no, place]))
    return this.#places.get(product_no)
  }

  key(sort: ProductSort, place: number): number {
    return sortKey(sort, this.prices[place] ?? 0, this.sold[place] ?? 0)
  }
}

const known = new WeakMap<readonly ProductRow[], ProductColumns>()

/** The columns of a frozen list, cached. */
export function columnsOf(rows: readonly ProductRow[]): ProductColumns {
  const columns = known.get(rows) ?? new ProductColumns(rows)
  known.set(rows, columns)
  return columns
}
