import type { OrderAmounts } from '@nusaria/contracts/order-entities'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { orderDetail } from '../testing/trade-samples.ts'
import { AmountRows } from './amount-rows.tsx'

afterEach(cleanup)

const order = (amounts: Partial<OrderAmounts>, voucher_amounts = orderDetail().voucher_amounts) => ({
  ...orderDetail(),
  amounts: { ...orderDetail().amounts, ...amounts },
  subtotal: 50_000 - (amounts.voucher_discount ?? 0),
  voucher_amounts,
})

/** Labels and values as they are read, top to bottom. */
const rows = () => screen.getAllByRole('term').map((term) => `${term.textContent} = ${term.nextElementSibling?.textContent?.trim()}`)

it('gives each voucher a row of its own, with its name and its amount', () => {
  render(
    <AmountRows
      of={order({ voucher_discount: 7_500, shipping_discount: 5_000 }, [
        { voucher_no: 'VC1', coupon_name: 'Small saver', kind: 'discount', amount: 5_000 },
        { voucher_no: 'VC2', coupon_name: 'Snacks', kind: 'discount', amount: 2_500 },
        { voucher_no: 'VC3', coupon_name: 'Free shipping', kind: 'shipping', amount: 5_000 },
      ])}
      refunded={20_000}
    />,
  )
  expect(rows()).toEqual([
    'Product amount (1 item) = Rp50.000',
    'Discount: Small saver = -Rp5.000',
    'Discount: Snacks = -Rp2.500',
    'Subtotal = Rp42.500',
    'Shipping fee = Rp12.000',
    'Shipping discount: Free shipping = -Rp5.000',
    'Refunded so far = -Rp20.000',
  ])
})

it('strikes a fee that is waived, and calls shipping free where there is none', () => {
  const { rerender } = render(<AmountRows of={order({ first_order_shipping_discount: 12_000 })} />)
  expect(rows()).toContain('Shipping fee = Rp12.000 Free')
  expect(screen.getAllByText('Rp12.000')[0]?.tagName).toBe('S')
  rerender(<AmountRows of={order({ shipping_fee: 0 })} />)
  expect(rows()).toContain('Shipping fee = Free')
})

it('shows a dash and the reason for a fee that is not known yet', () => {
  render(<AmountRows of={order({ shipping_fee: 0, total: 50_000 })} unknownFee="Choose a delivery address first." />)
  expect(rows()).toContain('Shipping fee = –Choose a delivery address first.')
  expect(screen.getByText('Total without shipping')).toBeTruthy()
  expect(screen.queryByText('Order total')).toBeNull()
})
