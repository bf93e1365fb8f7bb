import { LIMITS } from '@nusaria/contracts/limits'
import type { Sku } from '@nusaria/contracts/product-entities'

/** `order`: the product's limit per order. `line`: the limit of one line. `available`: what the order has left. */
export interface QuantityLimit {
  readonly max: number
  readonly reason: 'stock' | 'order' | 'line' | 'available'
}

/** Of a SKU in one line; 0 when it is sold out. */
export function quantityLimit({ stock, purchase_limit }: Pick<Sku, 'stock' | 'purchase_limit'>): QuantityLimit {
  const most = Math.min(stock, LIMITS.lineMaxQuantity)
  if (purchase_limit !== null && purchase_limit <= most) return { max: purchase_limit, reason: 'order' }
  return { max: most, reason: stock <= LIMITS.lineMaxQuantity ? 'stock' : 'line' }
}
