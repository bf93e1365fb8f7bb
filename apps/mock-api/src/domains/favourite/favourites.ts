import { formatInstant } from '@nusaria/catalogue/lib/time'
import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { Complete } from '@nusaria/contracts/added'
import type { Favourite } from '@nusaria/contracts/favourite'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { currentSku, type InventoryCtx, productCard } from '../inventory/index.ts'
import { formatRupiah, type MessageText, sendMessage } from '../message/index.ts'
import type { FavouriteRow } from './tables.ts'

/** A favourite got cheaper; prices in Rupiah. */
export function priceDropText(goods: string, price: number, before: number): MessageText {
  return {
    title: { en: 'A favourite got cheaper', id: 'Favoritmu turun harga', 'zh-CN': '收藏商品降价' },
    content: {
      en: `${goods} is ${formatRupiah(price)} now instead of ${formatRupiah(before)}.`,
      id: `${goods} sekarang ${formatRupiah(price)}, dari ${formatRupiah(before)}.`,
      'zh-CN': `您收藏的 ${goods} 现价 ${formatRupiah(price)}，原为 ${formatRupiah(before)}。`,
    },
  }
}

/** The id of a member's favourite. */
export function favouriteId(member_no: string, product_no: string): string {
  return `${member_no}:${product_no}`
}

/** A member's favourites, newest first. Of several added at once, the last one counts as newest. */
export function favouritesOf({ db }: Pick<WorldCtx, 'db'>, member_no: string): FavouriteRow[] {
  return db.favourites
    .all({ member_no })
    .reverse()
    .sort((a, b) => b.added_at - a.added_at)
}

/** A favourite as the API returns it. Off-sale products stay, as sold out. Null for an unknown product. */
export function favouriteView(ctx: InventoryCtx, { product_no, added_price, added_at }: FavouriteRow): Complete<Favourite> | null {
  const product = ctx.catalogue.product(product_no)
  return product ? { product: productCard(ctx, product), added_price, added_at: formatInstant(added_at) } : null
}

/** Adds a favourite with its price. An existing one stays unchanged. */
export function addFavourite({ db, now }: WorldCtx, member_no: string, product_no: string, added_price: number): void {
  const favourite_id = favouriteId(member_no, product_no)
  if (!db.favourites.get(favourite_id))
    db.favourites.insert({ favourite_id, member_no, product_no, added_price, told_price: null, added_at: now })
}

/** Adds favourites at today's prices. Returns false and adds none when the limit would be exceeded. */
export function addFavourites(ctx: WorldCtx, member_no: string, products: readonly ProductRow[]): boolean {
  const have = new Set(ctx.db.favourites.all({ member_no }).map(({ product_no }) => product_no))
  const more = new Set(products.filter(({ product_no }) => !have.has(product_no)))
  if (have.size + more.size > LIMITS.favouritesMax) return false
  for (const product of more) addFavourite(ctx, member_no, product.product_no, productCard(ctx, product).price)
  return true
}

/** How much lower a price must be for a notification: 5% (seed value). */
const NOTIFY_BELOW = 0.95

/**
 * Notifies members with this SKU's product among their favourites that it got cheaper, if it can be bought. A price is announced once; the
 * next announcement needs a clearly lower price.
 */
export function notifyPriceDrop(ctx: WorldCtx, sku_no: string): void {
  const product = currentSku(ctx, sku_no)?.product
  if (!product) return
  const { product_no, price, product_name, flag_sold_out } = productCard(ctx, product)
  if (flag_sold_out === 1) return
  for (const { favourite_id, member_no, added_price, told_price } of ctx.db.favourites.all({ product_no })) {
    const before = told_price ?? added_price
    if (price > before * NOTIFY_BELOW) continue
    ctx.db.favourites.update(favourite_id, { told_price: price })
    sendMessage(ctx, member_no, 'promotion', priceDropText(product_name, price, before), { target: 'product', ref: product_no })
  }
}
