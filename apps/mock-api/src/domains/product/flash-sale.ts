import { hash } from '@nusaria/catalogue/lib/rng'
import { formatInstant } from '@nusaria/catalogue/lib/time'
import { type FlashRound, flashRoundAt } from '@nusaria/catalogue/products/flash-sale'
import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { CompleteResultOf } from '@nusaria/contracts/contract'
import type { productContract } from '@nusaria/contracts/product'
import { currentSku, type InventoryCtx, productCard } from '../inventory/index.ts'
import { isOnSale } from './changes.ts'

/** Pieces of a product that this world's orders took in the round. */
function soldHere({ db }: InventoryCtx, { starts_at, ends_at }: FlashRound, product_no: string): number {
  const orders = db.orders.all(({ created_at, status }) => created_at >= starts_at && created_at < ends_at && status !== 'closed')
  const lines = orders.flatMap((order) => order.lines).filter((line) => line.product_no === product_no)
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Of each piece in stock, how many pieces others buy until the end of a round: at least, and at most. */
const [LEAST, MOST] = [0.6, 16]

/** Pieces that other shoppers took so far. A world has few: they are a figure that grows with its clock, fast at first. */
function soldToOthers({ now }: InventoryCtx, { starts_at, ends_at }: FlashRound, { product_no, sku_list }: ProductRow): number {
  const passed = Math.max(0, Math.min(1, (now - starts_at) / (ends_at - starts_at)))
  const wanted = LEAST + (MOST - LEAST) * ((hash(`${product_no} ${starts_at}`) % 1_000) / 1_000) ** 3
  const stock = sku_list.reduce((sum, sku) => sum + sku.stock, 0)
  return Math.floor(stock * wanted * Math.sqrt(passed))
}

/** The round that is on, or the next one, with prices and pieces of this world. */
export function flashSale(ctx: InventoryCtx): CompleteResultOf<(typeof productContract)['flashSale']> {
  const round = flashRoundAt(ctx)
  const then = { db: ctx.db, catalogue: ctx.catalogue, now: Math.max(ctx.now, round.starts_at) }
  const list = round.products
    .filter((product) => isOnSale(ctx, product))
    .map((product) => {
      const left = product.sku_list.reduce((sum, { sku_no }) => sum + (currentSku(ctx, sku_no)?.stock ?? 0), 0)
      const sold_count = soldToOthers(ctx, round, product) + soldHere(ctx, round, product.product_no)
      const { price: sale_price } = productCard(then, product)
      return { product: productCard(ctx, product), sale_price, offered_count: left + sold_count, sold_count }
    })
  return {
    starts_at: formatInstant(round.starts_at),
    ends_at: formatInstant(round.ends_at),
    list,
    server_time: formatInstant(ctx.now),
  }
}
