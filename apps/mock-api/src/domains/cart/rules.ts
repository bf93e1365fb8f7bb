import type { CartLine } from '@nusaria/contracts/cart'
import { RENDERER_DEVICE } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { CurrentSku } from '../inventory/index.ts'
import type { CartLineRow } from './tables.ts'

type Trouble = CartLine['trouble']

/** What decides whether pieces of a SKU can be bought. */
export interface Availability {
  /** pieces that can be bought now */
  readonly stock: number
  readonly off_sale: boolean
  /** pieces one member may buy in one order; null: no limit but the stock */
  readonly purchase_limit: number | null
}

export function availabilityOf({ stock, off_sale, product }: CurrentSku): Availability {
  return { stock, off_sale, purchase_limit: product.purchase_limit }
}

/** Why `quantity` pieces can't be bought now; null when they can. */
export function troubleOf(quantity: number, offer: Availability): Trouble {
  if (offer.off_sale) return 'off_sale'
  if (offer.stock === 0) return 'sold_out'
  if (offer.purchase_limit !== null && quantity > offer.purchase_limit) return 'over_limit'
  return quantity > offer.stock ? 'stock_short' : null
}

/** The error of each trouble. */
export const TROUBLE_ERROR = {
  off_sale: 'PRODUCT_OFF_SALE',
  sold_out: 'STOCK_INSUFFICIENT',
  stock_short: 'STOCK_INSUFFICIENT',
  over_limit: 'PURCHASE_LIMIT_EXCEEDED',
} as const

/** The most pieces of a SKU that a cart line may have. */
export function maxQuantity({ stock, purchase_limit }: Availability): number {
  return Math.min(stock, purchase_limit ?? LIMITS.lineMaxQuantity, LIMITS.lineMaxQuantity)
}

/**
 * The quantity after a guest's line merges into the member's: the sum, as far as it can be bought, but never fewer than either line had.
 */
export function mergedQuantity(mine: number, guests: number, offer: Availability | null): number {
  const most = offer ? maxQuantity(offer) : 0
  return Math.max(mine, guests, Math.min(mine + guests, most))
}

/** The owner of a cart: the member, or the device for a guest. Null for a guest without a device, and for a server that renders pages for everybody. */
export function ownerOf(member_no: string | null, device: string): string | null {
  if (member_no !== null) return `member:${member_no}`
  return device === '' || device === RENDERER_DEVICE ? null : `device:${device}`
}

interface Caller {
  readonly member: { readonly member_no: string } | null
  readonly device: string
}

/** The owner of the caller's cart. */
export function cartOwner({ member, device }: Caller): string | null {
  return ownerOf(member?.member_no ?? null, device)
}

/** A line of this cart; undefined for an unknown line and for another cart's. */
export function findLine({ db }: Pick<WorldCtx, 'db'>, owner: string | null, line_id: string): CartLineRow | undefined {
  const line = db.cart_lines.get(line_id)
  return line && line.owner === owner ? line : undefined
}

/** The named lines of this cart, each once; undefined when one is unknown or another cart's. */
export function findLines(ctx: Pick<WorldCtx, 'db'>, owner: string | null, line_ids: readonly string[]): CartLineRow[] | undefined {
  const rows = [...new Set(line_ids)].flatMap((line_id) => findLine(ctx, owner, line_id) ?? [])
  return rows.length === new Set(line_ids).size ? rows : undefined
}
