import type { ProductCard, ProductSort } from '@nusaria/contracts/product'
import type { ProductRow } from '../catalogue/types.ts'
import type { InventoryCtx } from '../inventory/inventory.ts'
import { type Changed, cardMaker, changedIn, changesTo } from './changes.ts'
import { keyOf, type Lineup, lineupOf } from './lineup.ts'
import { type Filter, isOpen, pageOfRows, sieveOf } from './rules.ts'

export interface ListRequest extends Filter {
  readonly sort?: ProductSort | undefined
  readonly page_num: number
  readonly page_size: number
}

interface CardPage {
  readonly list: ProductCard[]
  readonly total: number
}

/**
 * A page of cards out of products that stand in their order of relevance: what is off sale left out, narrowed, sorted by what
 * the world says now. `products` is a list of the catalogue's, or one made for this request; it isn't changed afterwards.
 */
export function listed(ctx: InventoryCtx, products: readonly ProductRow[], request: ListRequest): CardPage {
  const { sort = 'relevance', page_num, page_size } = request
  const changed = changedIn(ctx)
  const card = cardMaker(ctx, changed)
  if (isOpen(request) && changed.length === 0) {
    const page = sort === 'relevance' ? pageOfRows(products, page_num, page_size) : sortedPage(products, sort, page_num, page_size)
    return { list: page.map(card), total: products.length }
  }
  const lineup = lineupOf(products)
  const { rows, total } = narrowed(lineup, changesTo(ctx, lineup, changed), { ...request, sort })
  return { list: rows.map(card), total }
}

function sortedPage(products: readonly ProductRow[], sort: ProductSort, page_num: number, page_size: number): readonly ProductRow[] {
  const order = lineupOf(products).order(sort)
  return Array.from(order.subarray((page_num - 1) * page_size, page_num * page_size)).flatMap((rank) => products[rank] ?? [])
}

interface Placed {
  readonly product: ProductRow
  readonly rank: number
  readonly key: number
}

/** The changed products that are listed, in order. */
function placed(changes: ReadonlyMap<number, Changed>, sort: ProductSort, request: ListRequest): readonly Placed[] {
  const passes = sieveOf(request)
  return [...changes]
    .filter(([, { on_sale, price, marks }]) => on_sale && passes(price, marks))
    .map(([rank, { product, price }]) => ({ product, rank, key: keyOf(sort, price, product.sold_count) }))
    .sort((a, b) => a.key - b.key || a.rank - b.rank)
}

/** One pass over a list in its order, changed products put in where they belong now. */
function narrowed(lineup: Lineup, changes: ReadonlyMap<number, Changed>, request: ListRequest & { readonly sort: ProductSort }) {
  const { sort, page_num, page_size } = request
  const { rows, prices, marks } = lineup
  const passes = sieveOf(request)
  const moved = placed(changes, sort, request)
  const [first, end] = [(page_num - 1) * page_size, page_num * page_size]
  const page: ProductRow[] = []
  let total = 0
  let next = 0
  const take = (product: ProductRow | undefined) => {
    if (product && total >= first && total < end) page.push(product)
    total++
  }
  for (const rank of lineup.order(sort)) {
    if (!passes(prices[rank] ?? 0, marks[rank] ?? 0) || (changes.size > 0 && changes.has(rank))) continue
    if (next < moved.length) {
      const key = keyOf(sort, prices[rank] ?? 0, rows[rank]?.sold_count ?? 0)
      for (let one = moved[next]; one && (one.key < key || (one.key === key && one.rank < rank)); one = moved[next]) {
        take(one.product)
        next++
      }
    }
    take(rows[rank])
  }
  for (; next < moved.length; next++) take(moved[next]?.product)
  return { rows: page, total }
}
