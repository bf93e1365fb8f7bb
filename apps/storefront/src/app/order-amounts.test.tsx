import type { ResultOf } from '@nusaria/contracts/contract'
import type { paymentContract } from '@nusaria/contracts/payment'
import { cleanup, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { CashierPage } from '#features/checkout/cashier/cashier-page.tsx'
import { OrderConfirmPage } from '#features/checkout/confirm/order-confirm-page.tsx'
import { OrderDetailPage } from '#features/orders/detail/order-detail-page.tsx'
import { InvoicePage } from '#features/orders/invoice/invoice-page.tsx'
import { stubApi } from '#testing/api-stub.ts'
import { serviceSettings } from '#testing/member-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { address, confirmation, orderDetail } from '#testing/trade-samples.ts'

const sums = {
  subtotal: 42_500,
  amounts: {
    ...orderDetail().amounts,
    voucher_discount: 7_500,
    shipping_discount: 12_000,
    coins_used: 100,
    coins_discount: 1_000,
    total: 41_500,
  },
  voucher_amounts: [
    { voucher_no: 'VC1', coupon_name: 'Small saver', kind: 'discount' as const, amount: 5_000 },
    { voucher_no: 'VC2', coupon_name: 'Snacks', kind: 'discount' as const, amount: 2_500 },
    { voucher_no: 'VC3', coupon_name: 'Free shipping', kind: 'shipping' as const, amount: 12_000 },
  ],
}
const ROWS = [
  'Product amount (1 item) Rp50.000',
  'Discount: Small saver -Rp5.000',
  'Discount: Snacks -Rp2.500',
  'Subtotal Rp42.500',
  'Shipping fee Rp12.000 FreeShipping discount: Free shipping',
  'Coins (100) -Rp1.000',
]

const unpaid = orderDetail(sums)
const paid = { ...unpaid, status: 'completed', pay_by: null, payment_date: unpaid.order_date, actions: ['invoice'] } as const

function cashier(): ResultOf<(typeof paymentContract)['cashier']> {
  const { order_no, status: order_status, total, pay_by, lines, server_time } = unpaid
  const none = { options: [], saved_cards: [], saved_e_wallets: [], payment: null, last_payment: null, refunded: 0, refunded_late: 0 }
  return { order_no, order_status, total, pay_by, lines, ...sums, ...none, flag_may_come_late: false, server_time }
}

async function open(at: string, order: ReturnType<typeof orderDetail> = unpaid) {
  stubApi({
    '/order/trade/confirm': [{ data: confirmation(sums) }],
    '/member/address/list': [{ data: { list: [address], max: 20 } }],
    '/order/trade/detail/NS1': [{ data: order }],
    '/order/payment/cashier/NS1': [{ data: cashier() }],
    '/membersrv_system': [{ data: serviceSettings }],
  })
  await renderInShop(
    <Routes>
      <Route path="/orderConfirm" element={<OrderConfirmPage />} />
      <Route path="/checkout" element={<CashierPage />} />
      <Route path="/orderDetail/:no" element={<OrderDetailPage />} />
      <Route path="/invoice/:no" element={<InvoicePage />} />
    </Routes>,
    { at },
  )
}

/** The amount rows, from the product amount to the last one. */
async function rowsOfSums(): Promise<string[]> {
  const first = await screen.findByText(/^Product amount/)
  const list = first.closest('dl')
  if (!list) throw new Error('The sums are no list')
  return within(list)
    .getAllByRole('term', { hidden: true })
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent?.trim()}`)
}

it.each([
  ['the confirm page', '/orderConfirm', unpaid],
  ['the cashier', '/checkout?order_no=NS1', unpaid],
  ['the order’s page', '/orderDetail/NS1', unpaid],
  ['the invoice', '/invoice/NS1', paid],
] as const)('%s lists the amounts with the same labels, order and signs', async (_, at, order) => {
  await open(at, { ...order, actions: [...order.actions] })
  expect(await rowsOfSums()).toEqual(ROWS)
  expect(screen.getByText('Order total')).toBeTruthy()
})

it('the cashier shows the order number, and keeps its goods collapsed', async () => {
  await open('/checkout?order_no=NS1')
  const number = await screen.findByText('NS1')
  const fold = number.closest('details')
  expect(fold?.open).toBe(false)
  expect(fold?.textContent).toContain(unpaid.lines[0]?.product_name)
})

it('the invoice lists what was refunded', async () => {
  await open('/invoice/NS1', { ...paid, actions: ['invoice'], refunded_amount: 20_000 })
  const refunded = await screen.findByText('Refunded so far')
  expect(refunded.nextElementSibling?.textContent).toBe('-Rp20.000')
})

it('offers no invoice for a closed order, and explains when an unpaid order gets one', async () => {
  await open('/invoice/NS1', orderDetail({ status: 'closed', pay_by: null, close_reason: 'cancelled_by_shopper', actions: ['buy_again'] }))
  expect(await screen.findByText('This order was closed, so it has no invoice.')).toBeTruthy()
  cleanup()
  await open('/invoice/NS1')
  expect(await screen.findByText('The invoice is ready once the order is paid.')).toBeTruthy()
})
