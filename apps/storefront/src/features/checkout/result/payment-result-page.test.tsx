import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { orderDetail } from '#testing/trade-samples.ts'
import type { Cashier } from '../api.ts'
import { CashierPage } from '../cashier/cashier-page.tsx'
import { cashier, payment } from '../testing/payment-samples.ts'
import { PaymentResultPage } from './payment-result-page.tsx'

const pay_by = new Date(Date.now() + 3_600_000).toISOString()

async function open(order: Partial<OrderDetail>, facts: Partial<Cashier> = {}, path = '/paymentSuccess') {
  const detail = orderDetail({ pay_by: null, ...order })
  const reply = cashier({ order_status: detail.status, pay_by: detail.pay_by, ...facts })
  const stubs = { '/order/trade/detail/NS1': [{ data: detail }], '/order/payment/cashier/NS1': [{ data: reply }] }
  const others = { '/checkout': <CashierPage /> }
  await openPage(<PaymentResultPage />, stubs, { at: `${path}?order_no=NS1`, path: '/paymentSuccess', others })
}

const request = { after_sale_no: 'AS1', type: 'refund_only', status: 4, end_reason: null, refund_amount: 20_000 } as const
const text = (label: string | RegExp) => screen.findByText(label)

it('names an after-sales refund and a refunded late payment each as such', async () => {
  await open({ status: 'completed', pay_method: 'qris', after_sales: [request] }, { refunded: 82_000, refunded_late: 62_000 })
  expect(await text('Rp20.000 of this order has been refunded to you.')).toBeTruthy()
  expect(await text('Rp62.000 that came in after its payment had ended was given back to you.')).toBeTruthy()
})

it('does not mention late payments where an after-sales request refunded everything', async () => {
  await open({ status: 'completed', pay_method: 'qris', after_sales: [request] }, { refunded: 20_000 })
  expect(await text(/Rp20\.000 of this order/)).toBeTruthy()
  expect(screen.queryByText(/payment had ended/)).toBeNull()
})

it.each(['/paymentSuccess', '/checkout'])('%s: says that money may still arrive when time ran out during a payment', async (path) => {
  const closed = { status: 'closed', close_reason: 'payment_time_over', actions: ['buy_again'] } as const
  await open({ ...closed, actions: [...closed.actions] }, { flag_may_come_late: true, last_payment: payment({ status: 'expired' }) }, path)
  expect(await text('The time to pay is over, so order NS1 was closed.')).toBeTruthy()
  expect(await text("If your money still comes in, it's given back to you the way it came.")).toBeTruthy()
  expect(screen.queryByText(/Nothing was charged/)).toBeNull()
})

it.each(['/paymentSuccess', '/checkout'])('%s: says that nothing was charged for an order without a payment attempt', async (path) => {
  await open({ status: 'closed', close_reason: 'payment_time_over', actions: ['buy_again'] }, {}, path)
  expect(await text('Nothing was charged.')).toBeTruthy()
})

it.each(['/paymentSuccess', '/checkout'])('%s: does not say that a refund by request returns the way the money came', async (path) => {
  await open({ status: 'closed', close_reason: 'refunded', after_sales: [request] }, { refunded: 62_000 }, path)
  expect(await text('Order NS1 is closed. Rp62.000 has been refunded to you.')).toBeTruthy()
  expect(screen.queryByText(/Nothing was charged/)).toBeNull()
})

it('shows how far a paid order is, and its total', async () => {
  await open({ status: 'pending_receipt', pay_method: 'card' })
  expect(await text('Order NS1 is on its way.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('Rp62.000')
  expect(screen.queryByText(/pack order/)).toBeNull()
})

it('leads home, and to the order', async () => {
  await open({ status: 'pending_shipment', pay_method: 'card' })
  expect((await screen.findByRole('link', { name: 'Back to home' })).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe('/orderDetail/NS1')
})

it('shows what was bought, when it is expected and to whom it goes; nothing of it once the order is closed', async () => {
  const expected_arrival = { earliest: '2026-12-01T09:00:00+07:00', latest: '2026-12-04T09:00:00+07:00' }
  await open({ status: 'pending_shipment', pay_method: 'card', expected_arrival })
  expect(await screen.findByRole('heading', { name: 'What you bought' })).toBeTruthy()
  expect(await text('Expected 1–\u20604 Dec')).toBeTruthy()
  const { lines, recipient, delivery_address } = orderDetail({})
  for (const words of [lines[0]?.product_name ?? '', `To ${recipient}`, delivery_address]) expect(screen.getByText(words)).toBeTruthy()
  cleanup()
  await open({ status: 'closed', close_reason: 'cancelled_by_shopper' })
  await within(await screen.findByRole('status')).findByText('This order is closed')
  expect(screen.queryByRole('heading', { name: 'What you bought' })).toBeNull()
})

it('shows until when a payment can be confirmed, and offers another method', async () => {
  await open({ status: 'pending_payment', pay_by }, { payment: payment({ status: 'pending' }) })
  expect(await text(/If it isn't confirmed by \d\d\/\d\d\/\d{4} .*, the order closes and the money is given back\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pay another way' }).getAttribute('href')).toBe('/checkout?order_no=NS1')
})

it('asks for the transfer that it waits for, with its number, bank and time left', async () => {
  const transfer = payment({ method: 'virtual_account', channel: 'arta', va_number: '7001266951870840', redirect_url: null })
  const arta = { channel: 'arta', channel_name: 'Bank Arta', transfer: null }
  const bank = { channels: [arta], flag_enabled: true, disabled_reason: null, disabled_by: [], most: null }
  await open({ status: 'pending_payment', pay_by }, { payment: transfer, options: [{ ...bank, method: 'virtual_account' }] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Waiting for your payment' })).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/\d\d:\d\d:\d\d/)
  expect(await text('Virtual account number, Bank Arta')).toBeTruthy()
  expect(screen.getByText('7001 2669 5187 0840')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy()
  expect(screen.queryByText(/confirm/)).toBeNull()
})

it('links back to a payment page that was left before paying', async () => {
  await open({ status: 'pending_payment', pay_by }, { payment: payment() })
  expect(await text("Order NS1 isn't paid yet. You can continue where you left off.")).toBeTruthy()
  expect(await text(/^Pay before /)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue paying' })).toBeTruthy()
})

it('says which vouchers and coins of a closed order are back', async () => {
  const vouchers_returned = [{ voucher_no: 'VC1', coupon_name: 'Small saver' }]
  await open({ status: 'closed', close_reason: 'cancelled_by_shopper', vouchers_returned, coins_returned: 1 })
  expect(await text('Back in your account: “Small saver” voucher, 1 coin.')).toBeTruthy()
})
