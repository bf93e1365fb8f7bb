import type { Complete } from '@nusaria/contracts/added'
import type { Favourite } from '@nusaria/contracts/favourite'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { formatInstant } from '../../lib/time.ts'
import type { ProductRow } from '../../reference/catalogue/types.ts'
import { productCard } from '../inventory/card.ts'
import type { InventoryCtx } from '../inventory/inventory.ts'
import type { FavouriteRow } from './tables.ts'

/** Names a member's favourite of a product. */
export function favouriteId(member_no: string, product_no: string): string {
  return `${member_no}:${product_no}`
}

/** A member's favourites, newest first; of several put aside at once the last named is the newest. */
export function favouritesOf({ db }: Pick<WorldCtx, 'db'>, member_no: string): FavouriteRow[] {
  return db.favourites
    .all({ member_no })
    .reverse()
    .sort((a, b) => b.added_at - a.added_at)
}

/** A favourite as it travels; what is off sale stays, as sold out. Null for a product the shop doesn't know any more. */
export function favouriteView(ctx: InventoryCtx, { product_no, added_price, added_at }: FavouriteRow): Complete<Favourite> | null {
  const product = ctx.catalogue.product(product_no)
  return product ? { product: productCard(ctx, product), added_price, added_at: formatInstant(added_at) } : null
}

/** Puts a product aside at a price; one already there stays as it is. */
export function addFavourite({ db, now }: WorldCtx, member_no: string, product_no: string, added_price: number): void {
  const favourite_id = favouriteId(member_no, product_no)
  if (!db.favourites.get(favourite_id))
    db.favourites.insert({ favourite_id, member_no, product_no, added_price, told_price: null, added_at: now })
}

/** Puts products aside at today's prices; false, and nothing done, when that were more than a member may have. */
export function addFavourites(ctx: WorldCtx, member_no: string, products: readonly ProductRow[]): boolean {
  const have = new Set(ctx.db.favourites.all({ member_no }).map(({ product_no }) => product_no))
  const more = new Set(products.filter(({ product_no }) => !have.has(product_no)))
  if (have.size + more.size > LIMITS.favouritesMax) return false
  for (const product of more) addFavourite(ctx, member_no, product.product_no, productCard(ctx, product).price)
  return true
}
