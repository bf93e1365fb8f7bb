import { DAY, HOUR, MINUTE } from '@nusaria/catalogue/lib/time'
import type { ProductRow } from '@nusaria/catalogue/products/types'
import { ctxAt, type WorldCtx } from '../../engine/contract/context.ts'
import { SEEDED_MEMBERS } from '../member/index.ts'
import type { MemberRow } from '../member/tables.ts'
import { addViews } from '../product/index.ts'
import { addFavourite } from './favourites.ts'

/** When products were added or viewed, ms before the world began, oldest first. */
const ADDED_AGO = [38 * DAY, 26 * DAY, 15 * DAY, 9 * DAY + 4 * HOUR, 5 * DAY, 2 * DAY + 7 * HOUR, 20 * HOUR] as const
const VIEWED_AGO = [6 * DAY, 4 * DAY, 3 * DAY + 2 * HOUR, 30 * HOUR, 28 * HOUR, 5 * HOUR, 90 * MINUTE, 70 * MINUTE, 25 * MINUTE] as const

/** Some best sellers, one that got cheaper and one that is sold out. */
function seededFavourites({ catalogue: { hot } }: WorldCtx): readonly (readonly [product: ProductRow, added_price: number])[] {
  const cheaper = hot.find(({ discount, flag_sold_out }) => discount >= 15 && flag_sold_out === 0)
  const gone = hot.find(({ flag_sold_out }) => flag_sold_out === 1)
  const others = hot.slice(0, 90).filter((product, at) => at % 15 === 2 && product !== cheaper && product !== gone)
  const [first, second, third, ...rest] = others.map((product) => [product, product.price] as const)
  return [
    ...(first ? [first] : []),
    ...(cheaper ? [[cheaper, cheaper.scribing_price] as const] : []),
    ...(second ? [second] : []),
    ...(gone ? [[gone, gone.price] as const] : []),
    ...(third ? [third] : []),
    ...rest,
  ]
}

/** Gives Sari favourites and viewed products. */
export function seedFavourites(ctx: WorldCtx, { member_no }: MemberRow): void {
  if (member_no !== SEEDED_MEMBERS.sari) return
  const wished = seededFavourites(ctx)
  for (const [at, ago] of ADDED_AGO.entries()) {
    const [product, price] = wished[at] ?? []
    if (product && price !== undefined) addFavourite(ctxAt(ctx, ctx.epoch - ago), member_no, product.product_no, price)
  }
  const opened = ctx.catalogue.hot.filter((_, at) => at % 7 === 4)
  const views = VIEWED_AGO.flatMap((ago, at) => {
    const product = opened[at]
    return product ? [{ product_no: product.product_no, viewed_at: ctx.epoch - ago }] : []
  })
  addViews(ctx, `member:${member_no}`, views)
}
