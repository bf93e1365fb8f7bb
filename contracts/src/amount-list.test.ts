import { expect, it } from 'vitest'
import { amountList } from './amount-list.ts'

const amounts = {
  product_amount: 178_800,
  voucher_discount: 42_500,
  shipping_fee: 12_000,
  first_order_shipping_discount: 0,
  shipping_discount: 10_000,
  coins_used: 500,
  coins_discount: 5_000,
  total: 133_300,
  coins_earned: 133,
}
const voucher = { voucher_no: 'VC1', coupon_name: 'Monthly shopping', kind: 'discount', amount: 40_000 } as const
const voucher_amounts = [
  voucher,
  { ...voucher, voucher_no: 'VC2', coupon_name: 'Small saver', amount: 2_500 },
  { ...voucher, voucher_no: 'VC3', coupon_name: 'Free shipping', kind: 'shipping', amount: 10_000 } as const,
]

it('lists an order’s amounts in a fixed order, each voucher with its amount, discounts as negative numbers', () => {
  expect(amountList({ amounts, subtotal: 136_300, voucher_amounts }, 20_000).map(({ key, amount, name }) => [key, amount, name])).toEqual([
    ['products', 178_800, null],
    ['discount', -40_000, 'Monthly shopping'],
    ['discount', -2_500, 'Small saver'],
    ['subtotal', 136_300, null],
    ['shipping', 12_000, null],
    ['shippingDiscount', -10_000, 'Free shipping'],
    ['coins', -5_000, null],
    ['total', 133_300, null],
    ['refunded', -20_000, null],
  ])
})

it('adds up: the rows between the product amount and the total, but for the subtotal', () => {
  const parts = amountList({ amounts, subtotal: 136_300, voucher_amounts }).filter(({ key }) => key !== 'subtotal' && key !== 'total')
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(amounts.total)
})

it('has one row for all vouchers of a kind where the reply names no single ones', () => {
  const { first_order_shipping_discount: _, coins_earned: __, ...documented } = amounts
  expect(amountList({ amounts: documented, subtotal: 136_300 }).map(({ key, amount, name }) => [key, amount, name])).toEqual([
    ['products', 178_800, null],
    ['discount', -42_500, null],
    ['subtotal', 136_300, null],
    ['shipping', 12_000, null],
    ['shippingDiscount', -10_000, null],
    ['coins', -5_000, null],
    ['total', 133_300, null],
  ])
})
