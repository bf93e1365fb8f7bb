import { LIMITS } from '@nusaria/contracts/limits'

/** The maximum quantity and its reason: stock, the product's limit per order, the limit of a line, or what the order has left. */
export interface QuantityLimit {
  readonly max: number
  readonly reason: 'stock' | 'order' | 'line' | 'available'
}

/** The maximum quantity of a SKU in one line; 0 when it is sold out. */
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
