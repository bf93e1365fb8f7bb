import type { ProductSort } from '@nusaria/contracts/product'
import type { ProductRow } from '../catalogue/types.ts'

/** What of a product a filter asks for; marks add up. */
export const MARK = { inStock: 1, freeShipping: 2 } as const

/** The marks of a product as it is sold. */
export function marksOf(sold_out: boolean, free_shipping: boolean): number {
  return (sold_out ? 0 : MARK.inStock) | (free_shipping ? MARK.freeShipping : 0)
}

/** What lists are put in order by, smallest first; equals keep their places. */
export function keyOf(sort: ProductSort, price: number, sold_count: number): number {
  if (sort === 'sales') return -sold_count
  if (sort === 'price_asc') return price
  return sort === 'price_desc' ? -price : 0
}

/**
 * A list of products as the catalogue has them, laid out for passes over all of it: prices and marks beside each other, each
 * order worked out once. A product is named by its rank, its place in the order of relevance.
 */
export class Lineup {
  readonly rows: readonly ProductRow[]
  /** Rupiah */
  readonly prices: Float64Array
  readonly marks: Uint8Array
  readonly #orders = new Map<ProductSort, Uint32Array>()
  #ranks: ReadonlyMap<string, number> | undefined

  constructor(rows: readonly ProductRow[]) {
    this.rows = rows
    this.prices = Float64Array.from(rows, ({ price }) => price)
    this.marks = Uint8Array.from(rows, ({ flag_sold_out, flag_free_shipping }) => marksOf(flag_sold_out === 1, flag_free_shipping))
  }

  /** Ranks in the order asked for. */
  order(sort: ProductSort): Uint32Array {
    const known = this.#orders.get(sort)
    if (known) return known
    const order = sort === 'relevance' ? Uint32Array.from(this.rows.keys()) : this.#sorted(sort)
    this.#orders.set(sort, order)
    return order
  }

  /** Rank of a product; undefined when it isn't here. */
  rank(product_no: string): number | undefined {
    this.#ranks ??= new Map(this.rows.map((product, rank) => [product.product_no, rank]))
    return this.#ranks.get(product_no)
  }

  #sorted(sort: ProductSort): Uint32Array {
    const { length } = this.rows
    // Key and rank in one number: numbers alone are sorted without a comparison of ours.
    const keys = Float64Array.from(this.rows, ({ price, sold_count }, rank) => keyOf(sort, price, sold_count) * length + rank).sort()
    return Uint32Array.from(keys, (key) => ((key % length) + length) % length)
  }
}

const known = new WeakMap<readonly ProductRow[], Lineup>()

/** The lineup of a list that never changes, made once for it. */
export function lineupOf(rows: readonly ProductRow[]): Lineup {
  const lineup = known.get(rows) ?? new Lineup(rows)
  known.set(rows, lineup)
  return lineup
}
