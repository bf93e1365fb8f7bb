import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { ProductFilter, ProductSort } from '@nusaria/contracts/product'
import type { CompleteCard, InventoryCtx } from '../inventory/index.ts'
import { withCampaign } from './campaigns.ts'
import { type ChangedProduct, cardFactory, changedProducts, changesByPosition } from './changes.ts'
import { sortKey } from './columns.ts'
import { failedFilters, type ListFilter } from './filter.ts'
import type { ProductList } from './product-list.ts'

interface Paged {
  readonly sort?: ProductSort | undefined
  readonly page_num: number
  readonly page_size: number
}

type ListQuery = ListFilter & Paged

interface CardPage {
  readonly list: CompleteCard[]
  readonly total: number
}

interface Place {
  readonly part: number
  readonly key: number
  readonly rank: number
}

interface SortedProduct extends Place {
  readonly product: ProductRow
}

const inOrder = (a: Place, b: Place) => a.part - b.part || a.key - b.key || a.rank - b.rank

/** The changed products that are listed, sorted. */
function sortedChanges(
  list: ProductList,
  changes: ReadonlyMap<number, ChangedProduct>,
  sort: ProductSort,
  filter: ListFilter,
): readonly SortedProduct[] {
  const failed = failedFilters(list.columns, filter)
  return [...changes]
    .filter(([place, change]) => change.on_sale && failed(place, change) === 0)
    .map(([place, { product, card, marks }]) => ({
      product,
      part: list.part(place, marks),
      key: sortKey(sort, card),
      rank: list.rank(place),
    }))
    .sort(inOrder)
}

/** How many changed products match the filter with their catalogue data. */
function countStaleMatches({ columns }: ProductList, changes: ReadonlyMap<number, ChangedProduct>, filter: ListFilter): number {
  const failed = failedFilters(columns, filter)
  return [...changes.keys()].filter((place) => failed(place) === 0).length
}

/** A page of the list with the changed products moved to their current position. */
function mergedPage(
  list: ProductList,
  changes: ReadonlyMap<number, ChangedProduct>,
  request: ListQuery,
): { rows: ProductRow[]; total: number } {
  const { sort = 'relevance', page_num, page_size } = request
  const { columns } = list
  const [begin, end] = [(page_num - 1) * page_size, page_num * page_size]
  const moved = sortedChanges(list, changes, sort, request)
  const places = list.sorted(sort, request)
  const keys = columns.keys(sort)
  const rows: ProductRow[] = []
  let count = 0
  let next = 0
  const take = (product: ProductRow | undefined) => {
    if (product && count >= begin && count < end) rows.push(product)
    count++
  }
  for (let i = 0; i < places.length && count < end; i++) {
    const place = places[i] ?? 0
    if (changes.has(place)) continue
    const here = { part: list.part(place), key: keys[place] ?? 0, rank: list.rank(place) }
    for (let one = moved[next]; one && inOrder(one, here) < 0; one = moved[++next]) take(one.product)
    take(columns.rows[place])
  }
  for (; next < moved.length && count < end; next++) take(moved[next]?.product)
  return { rows, total: places.length - countStaleMatches(list, changes, request) + moved.length }
}

/** A page of product cards with the world's current data: off-sale products left out, filtered and sorted. */
export function listProducts(ctx: InventoryCtx, list: ProductList, query: ProductFilter & Paged): CardPage {
  const changed = changedProducts(ctx)
  const { rows, total } = mergedPage(list, changesByPosition(ctx, list, changed), withCampaign(ctx.catalogue, query))
  return { list: rows.map(cardFactory(ctx, changed)), total }
}
