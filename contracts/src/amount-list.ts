import type { OrderDetail, VoucherAmount } from './order-entities.ts'

/** The rows of an order's amounts, deductions included. */
export const AMOUNT_ROWS = [
  'products',
  'discount',
  'subtotal',
  'shipping',
  'firstOrder',
  'shippingDiscount',
  'coins',
  'total',
  'refunded',
] as const
export type AmountKey = (typeof AMOUNT_ROWS)[number]

/** One row. `amount`: Rupiah, negative for a discount; `name`: of the voucher. */
export interface AmountRow {
  readonly key: AmountKey
  readonly amount: number
  readonly name: string | null
}

/** The amounts of an order, placed or not yet. */
export type OrderSums = Pick<OrderDetail, 'amounts' | 'subtotal' | 'voucher_amounts'>

/**
 * The rows of an order's amounts, the same on the confirm page, cashier, order page, invoice and in messages. Each voucher has a row with its
 * own amount, or all of a kind share one where the reply has no single ones; what is zero is left out, but for the sums themselves and the
 * shipping fee.
 */
export function amountList({ amounts, subtotal, voucher_amounts }: OrderSums, refunded = 0): AmountRow[] {
  const row = (key: AmountKey, amount: number, name: string | null = null): AmountRow => ({ key, amount, name })
  const off = (key: AmountKey, amount = 0, name?: string) => (amount > 0 ? [row(key, -amount, name)] : [])
  const ofKind = (key: AmountKey, kind: VoucherAmount['kind'], sum?: number) =>
    voucher_amounts
      ? voucher_amounts.filter((voucher) => voucher.kind === kind).flatMap(({ amount, coupon_name }) => off(key, amount, coupon_name))
      : off(key, sum)
  return [
    row('products', amounts.product_amount),
    ...ofKind('discount', 'discount', amounts.voucher_discount),
    row('subtotal', subtotal),
    row('shipping', amounts.shipping_fee),
    ...off('firstOrder', amounts.first_order_shipping_discount),
    ...ofKind('shippingDiscount', 'shipping', amounts.shipping_discount),
    ...off('coins', amounts.coins_discount),
    row('total', amounts.total),
    ...off('refunded', refunded),
  ]
}
