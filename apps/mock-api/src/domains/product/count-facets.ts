import type { FilterKind } from '@nusaria/contracts/search'
import type { ChangedProduct } from './changes.ts'
import { ValueCounts } from './columns.ts'
import { BIT, failedFilters, type ListFilter } from './filter.ts'
import type { ProductList } from './product-list.ts'

/** Sets of failed filters, sets of flags, and tenths of a rating. */
const [FAILURES, FLAGS, TENTHS] = [256, 8, 51] as const

const increment = (counts: Uint32Array, at: number) => {
  counts[at] = (counts[at] ?? 0) + 1
}

/** How many products of a list pass all filters, or all but one. */
export interface FacetCounts {
  readonly types: ValueCounts
  readonly brands: ValueCounts
  /** Rupiah; infinite where there is none */
  readonly lowest: number
  readonly highest: number
  /** Products without that filter. */
  readonly without: (kind: FilterKind) => number
  /** Products with a flag, without that filter. */
  readonly withFlag: (flag: number, kind: FilterKind) => number
  readonly ratedFrom: (rating: number) => number
  /** Of these products. */
  readonly inCampaign: (products: ReadonlySet<string>) => number
}

/** Counts in one pass: a product that fails one filter counts for that filter alone, one that fails two for none. */
export function countFacets(list: ProductList, changes: ReadonlyMap<number, ChangedProduct>, filter: ListFilter): FacetCounts {
  const { columns, places } = list
  const { prices, marks, ratings } = columns
  const failedOf = failedFilters(columns, filter)
  const [types, brands] = [new ValueCounts(columns.types), new ValueCounts(columns.brands)]
  const flagged = new Uint32Array(FAILURES * FLAGS)
  const rated = new Uint32Array(TENTHS)
  const anyCampaign = new Uint8Array(columns.rows.length)
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const place of places) {
    const change = changes.size > 0 ? changes.get(place) : undefined
    if (change && !change.on_sale) continue
    const failed = failedOf(place, change)
    if (failed & (failed - 1)) continue
    increment(flagged, failed * FLAGS + (change ?? { marks: marks[place] ?? 0 }).marks)
    if (failed === 0 || failed === BIT.type) types.add(place)
    if (failed === 0 || failed === BIT.brand) brands.add(place)
    if (failed === 0 || failed === BIT.campaign) anyCampaign[place] = 1
    if (failed === 0 || failed === BIT.rating) increment(rated, Math.round((change ? change.rating : (ratings[place] ?? 0)) * 10))
    if (failed === 0 || failed === BIT.price) {
      const price = change ? change.price : (prices[place] ?? 0)
      if (price < lowest) lowest = price
      if (price > highest) highest = price
    }
  }
  const withFlag = (flag: number, kind: FilterKind) =>
    [0, BIT[kind]].reduce((sum, failed) => {
      const counts = flagged.subarray(failed * FLAGS, (failed + 1) * FLAGS)
      return counts.reduce((found, count, flags) => ((flags & flag) === flag ? found + count : found), sum)
    }, 0)
  return {
    types,
    brands,
    lowest,
    highest,
    without: (kind) => withFlag(0, kind),
    withFlag,
    ratedFrom: (rating) => rated.subarray(Math.round(rating * 10)).reduce((sum, count) => sum + count, 0),
    inCampaign: (products) => [...products].filter((product_no) => anyCampaign[columns.place(product_no) ?? -1]).length,
  }
}
