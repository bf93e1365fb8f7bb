import { flashPrice, productsOnFlashSale } from '@nusaria/catalogue/products/flash-sale'
import type { ProductRow, SkuRow } from '@nusaria/catalogue/products/types'
import type { WorldCtx } from '../../engine/contract/context.ts'

/** The context for look-ups; every handler's ctx has it. */
export type InventoryCtx = Pick<WorldCtx, 'db' | 'catalogue' | 'now'>

/** A SKU as this world sells it now. */
export interface CurrentSku {
  readonly sku: SkuRow
  readonly product: ProductRow
  /** Rupiah */
  readonly price: number
  /** Rupiah, struck through; equal to `price` when there is no discount */
  readonly scribing_price: number
  /** pieces in stock */
  readonly stock: number
  readonly off_sale: boolean
}

/** A number of pieces of a SKU. */
export interface SkuQuantity {
  readonly sku_no: string
  readonly quantity: number
}

/** A SKU with this world's price and stock; undefined for an unknown number. */
export function currentSku(ctx: InventoryCtx, sku_no: string): CurrentSku | undefined {
  const { db, catalogue } = ctx
  const sku = catalogue.sku(sku_no)
  const product = sku && catalogue.product(sku.product_no)
  if (!sku || !product) return undefined
  const state = db.sku_states.get(sku_no)
  // A price of this world stays during the flash sale.
  const price = state?.price ?? (productsOnFlashSale(ctx).includes(product) ? flashPrice(sku.price) : sku.price)
  return {
    sku,
    product,
    price,
    scribing_price: Math.max(price, sku.scribing_price),
    stock: Math.max(0, sku.stock + (state?.stock_delta ?? 0)),
    off_sale: state?.off_sale ?? false,
  }
}

/** Creates the state of a SKU, unless it exists. Returns false for an unknown number. */
export function ensureSkuState({ db, catalogue }: InventoryCtx, sku_no: string): boolean {
  if (!catalogue.sku(sku_no)) return false
  if (!db.sku_states.get(sku_no)) db.sku_states.insert({ sku_no, stock_delta: 0, price: null, off_sale: false })
  return true
}

/** What couldn't be bought and can be again stays out of the purchase, until its shopper ticks it. */
export function untickReturned({ db }: Pick<InventoryCtx, 'db'>, sku_no: string): void {
  for (const { line_id } of db.cart_lines.all({ sku_no, selected: true })) db.cart_lines.update(line_id, { selected: false })
}

/** Changes the stock of a SKU. Throws rather than let it go below zero. */
export function adjustStock(ctx: InventoryCtx, sku_no: string, by: number): void {
  const now = currentSku(ctx, sku_no)
  if (!now || !ensureSkuState(ctx, sku_no)) throw new Error(`There is no SKU ${sku_no}`)
  if (now.stock + by < 0) throw new RangeError(`${sku_no} has ${now.stock} pieces, not ${-by}`)
  if (now.stock === 0 && by > 0) untickReturned(ctx, sku_no)
  ctx.db.sku_states.update(sku_no, (row) => ({ stock_delta: row.stock_delta + by }))
}

/** Takes all of the pieces out of stock, or none: then returns the first SKU with too few. */
export function reserveStock(ctx: InventoryCtx, pieces: readonly SkuQuantity[]): CurrentSku | null {
  for (const { sku_no, quantity } of pieces) {
    const now = currentSku(ctx, sku_no)
    if (now && now.stock < quantity) return now
  }
  for (const { sku_no, quantity } of pieces) adjustStock(ctx, sku_no, -quantity)
  return null
}

/** Returns pieces that an order had taken to the stock. */
export function releaseStock(ctx: InventoryCtx, pieces: readonly SkuQuantity[]): void {
  for (const { sku_no, quantity } of pieces) adjustStock(ctx, sku_no, quantity)
}
