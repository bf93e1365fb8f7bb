import type { CartLine } from '@nusaria/contracts/cart'
import { LIMITS } from '@nusaria/contracts/limits'

/** Whether a line can't be bought at all, whatever its quantity: it stands apart. */
export function isUnavailable({ trouble }: CartLine): boolean {
  return trouble === 'sold_out' || trouble === 'off_sale'
}

/** The most pieces the stepper offers: stock, the product's own limit, the cart's. */
export function maxQuantity({ stock, purchase_limit }: CartLine): number {
  return Math.max(1, Math.min(stock, purchase_limit ?? LIMITS.lineMaxQuantity, LIMITS.lineMaxQuantity))
}

/** The lines the shopper can choose among now. */
export function selectable(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(({ trouble }) => trouble === null)
}

/** What the "all" box shows. */
export function selectionOf(lines: readonly CartLine[]): boolean | 'indeterminate' {
  const choices = selectable(lines)
  const chosen = choices.filter(({ selected }) => selected).length
  if (chosen === 0) return false
  return chosen === choices.length ? true : 'indeterminate'
}
