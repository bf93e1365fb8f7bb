import { LIMITS } from '@nusaria/contracts/limits'
import type { OrderSource } from '@nusaria/contracts/order-entities'

/** What the confirm page's address asks for: one SKU right away (`sku_no`, `quantity`), else the cart's selected lines. */
export function parseOrderSource(query: URLSearchParams): OrderSource {
  const sku_no = query.get('sku_no')
  const quantity = Number(query.get('quantity') ?? '1')
  if (!sku_no) return { type: 'cart' }
  const whole = Number.isInteger(quantity) && quantity >= 1 && quantity <= LIMITS.lineMaxQuantity ? quantity : 1
  return { type: 'buy_now', sku_no, quantity: whole }
}

/** Tells sources apart, to keep each one's draft: a note stays when the pieces become fewer. */
export function orderSourceKey(source: OrderSource): string {
  return source.type === 'cart' ? 'cart' : source.sku_no
}
