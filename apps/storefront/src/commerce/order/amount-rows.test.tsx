import type { OrderAmounts } from '@nusaria/contracts/order-entities'
import { cleanup, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { orderDetail } from '#testing/trade-samples.ts'
import { AmountRows } from './amount-rows.tsx'

const order = (amounts: Partial<OrderAmounts>, voucher_amounts = orderDetail().voucher_amounts) => ({
  ...orderDetail(),
  amounts: { ...orderDetail().amounts, ...amounts },
  subtotal: 50_000 - (amounts.voucher_discount ?? 0),
  voucher_amounts,
})

/** Labels and values, top to bottom. */
async function renderRows(props: ComponentProps<typeof AmountRows>): Promise<string[]> {
  await renderInShop(<AmountRows {...props} />)
  const terms = await screen.findAllByRole('term')
  return terms.map((term) => `${term.textContent} = ${term.nextElementSibling?.textContent?.trim()}`)
}

it('shows a row for each voucher, with its name and amount', async () => {
  const of = order({ voucher_discount: 7_500, shipping_discount: 5_000 }, [
    { voucher_no: 'VC1', coupon_name: 'Small saver', kind: 'discount', amount: 5_000 },
    { voucher_no: 'VC2', coupon_name: 'Snacks', kind: 'discount', amount: 2_500 },
    { voucher_no: 'VC3', coupon_name: 'Free shipping', kind: 'shipping', amount: 5_000 },
  ])
  expect(await renderRows({ of, refunded: 20_000 })).toEqual([
    'Product amount (1 item) = Rp50.000',
    'Discount: Small saver = -Rp5.000',
    'Discount: Snacks = -Rp2.500',
    'Subtotal = Rp42.500',
    'Shipping fee = Rp12.000',
    'Shipping discount: Free shipping = -Rp5.000',
    'Refunded so far = -Rp20.000',
  ])
})

it('strikes through a waived fee with the reason in its row, and subtracts it once', async () => {
  const voucher = { voucher_no: 'VC3', coupon_name: 'Free shipping', kind: 'shipping', amount: 12_000 } as const
  expect(await renderRows({ of: order({ shipping_discount: 12_000 }, [voucher]) })).toEqual([
    'Product amount (1 item) = Rp50.000',
    'Subtotal = Rp50.000',
    'Shipping fee = Rp12.000 FreeShipping discount: Free shipping',
  ])
  expect(screen.getAllByText('Rp12.000')[0]?.tagName).toBe('S')
  cleanup()
  const first = await renderRows({ of: order({ first_order_shipping_discount: 12_000 }) })
  expect(first).toContain('Shipping fee = Rp12.000 FreeFirst order ships free')
})

it('says how much each of two reasons takes off the fee', async () => {
  const voucher = { voucher_no: 'VC3', coupon_name: 'Free shipping', kind: 'shipping', amount: 7_000 } as const
  const both = await renderRows({ of: order({ first_order_shipping_discount: 5_000, shipping_discount: 7_000 }, [voucher]) })
  expect(both).toContain('Shipping fee = Rp12.000 FreeFirst order ships free -Rp5.000Shipping discount: Free shipping -Rp7.000')
})

it('shows free shipping where there is no fee', async () => {
  expect(await renderRows({ of: order({ shipping_fee: 0 }) })).toContain('Shipping fee = Free')
})

it('shows a dash and the reason for an unknown fee', async () => {
  const rows = await renderRows({ of: order({ shipping_fee: 0, total: 50_000 }), unknownFee: 'Choose a delivery address first.' })
  expect(rows).toContain('Shipping fee = –Choose a delivery address first.')
  expect(screen.getByText('Total without shipping')).toBeTruthy()
  expect(screen.queryByText('Order total')).toBeNull()
})
