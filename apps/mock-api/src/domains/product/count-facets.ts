import { FLAG, type ProductColumns } from './columns.ts'
import type { FacetCounts } from './product-list.ts'

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
