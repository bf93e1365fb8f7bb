import { LIMITS } from '@nusaria/contracts/limits'

/** The most pieces there may be, and what sets that number: the stock, the product's limit per order, one line, what an order has left. */
export interface QuantityLimit {
  readonly max: number
  readonly reason: 'stock' | 'order' | 'line' | 'available'
}

/** How many pieces of a SKU one line takes; 0 when it is sold out. */
export function quantityLimit({
  stock,
  purchase_limit,
}: {
  readonly stock: number
  readonly purchase_limit: number | null
}): QuantityLimit {
  const most = Math.min(stock, LIMITS.lineMaxQuantity)
  if (purchase_limit !== null && purchase_limit <= most) return { max: purchase_limit, reason: 'order' }
  return { max: most, reason: stock <= LIMITS.lineMaxQuantity ? 'stock' : 'line' }
}
