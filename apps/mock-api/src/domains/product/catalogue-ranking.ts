import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { ProductSort } from '@nusaria/contracts/product'
import { columnsOf, type ProductColumns } from './columns.ts'
import { failedFilters, isPlain, type ListFilter, requiredFlags } from './filter.ts'
import type { ListStart, ProductList } from './product-list.ts'

/** The first index whose price is at least `price`; above it when `over`. `order` is ascending by price. */
function lowerBound(order: Uint32Array, prices: Float64Array, price: number, over: boolean): number {
  let [low, high] = [0, order.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const at = prices[order[middle] ?? 0] ?? 0
    if (at < price || (over && at === price)) low = middle + 1
    else high = middle
  }
  return low
}

/** A catalogue list in its order of relevance. Each sort order is computed once, so a page costs the same at any length. */
export class CatalogueRanking implements ProductList {
  readonly columns: ProductColumns
  readonly #orders = new Map<string, Uint32Array>()

  constructor(columns: ProductColumns) {
    this.columns = columns
  }

  get places(): Uint32Array {
    return this.#order('relevance', 0)
  }

  place(product_no: string): number | undefined {
    return this.columns.place(product_no)
  }

  tie(place: number): number {
    return place
  }

  first(sort: ProductSort, filter: ListFilter, most: number): ListStart {
    const { price_min, price_max } = filter
    const required = requiredFlags(filter)
    const order = this.#order(sort, required)
    if (!isPlain(filter)) {
      const failed = failedFilters(this.columns, filter)
      const places = order.filter((place) => failed(place) === 0)
      return { places, total: places.length }
    }
    if (price_min === undefined && price_max === undefined) return { places: order, total: order.length }
    const cheap = this.#order('price_asc', required)
    const from = lowerBound(cheap, this.columns.prices, price_min ?? 0, false)
    const to = Math.max(from, lowerBound(cheap, this.columns.prices, price_max ?? Number.POSITIVE_INFINITY, true))
    const total = to - from
    if (sort === 'price_asc') return { places: cheap.subarray(from, to), total }
    if (sort === 'price_desc') return { places: order.subarray(order.length - to, order.length - from), total }
    const within = cheap.subarray(from, to)
    // Sorting few positions is faster than scanning the whole order; for many it is the reverse.
    return { places: total * total * 8 < most * order.length ? this.#sorted(within, sort) : this.#across(order, filter, most), total }
  }

  #order(sort: ProductSort, wanted: number): Uint32Array {
    const name = `${sort} ${wanted}`
    const known = this.#orders.get(name)
    if (known) return known
    const { rows, marks } = this.columns
    const order =
      wanted === 0
        ? this.#sorted(Uint32Array.from(rows.keys()), sort)
        : this.#order(sort, 0).filter((place) => ((marks[place] ?? 0) & wanted) === wanted)
    this.#orders.set(name, order)
    return order
  }

  #sorted(places: Uint32Array, sort: ProductSort): Uint32Array {
    if (sort === 'relevance') return places.toSorted()
    const { length } = this.columns.rows
    const all = this.columns.keys(sort)
    // Key and position in one number: plain numbers sort without a comparison function.
    const keys = Float64Array.from(places, (place) => (all[place] ?? 0) * length + place).sort()
    return Uint32Array.from(keys, (key) => ((key % length) + length) % length)
  }

  #across(order: Uint32Array, { price_min = 0, price_max = Number.POSITIVE_INFINITY }: ListFilter, most: number): number[] {
    const found: number[] = []
    for (let i = 0; i < order.length && found.length < most; i++) {
      const price = this.columns.prices[order[i] ?? 0] ?? 0
      if (price >= price_min && price <= price_max) found.push(order[i] ?? 0)
    }
    return found
  }
}

const known = new WeakMap<readonly ProductRow[], CatalogueRanking>()

/** The ranking of a frozen list, cached. */
export function catalogueRanking(rows: readonly ProductRow[]): CatalogueRanking {
  const ranking = known.get(rows) ?? new CatalogueRanking(columnsOf(rows))
  known.set(rows, ranking)
  return ranking
}
