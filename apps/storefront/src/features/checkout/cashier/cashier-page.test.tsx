import type { ResultOf } from '@nusaria/contracts/contract'
import type { paymentContract } from '@nusaria/contracts/payment'
import type { Payment } from '@nusaria/contracts/payment-entities'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { serviceSettings } from '#testing/member-samples.ts'
import { offerOnly } from '#testing/offer-only.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { orderDetail } from '#testing/trade-samples.ts'
import { CashierPage } from './cashier-page.tsx'

// On a busy machine the page would ask for its next state before the shopper has acted.
vi.mock('#platform/polling/use-poll-with-backoff.ts', () => ({ usePollWithBackoff: () => undefined }))

type Cashier = ResultOf<(typeof paymentContract)['cashier']>

const CASHIER = '/order/payment/cashier/NS1'
const PAY = '/order/payment/pay'
const at = (ms: number) => new Date(Date.now() + ms).toISOString()

const always = { disabled_by: [], most: null }

function payment(part: Partial<Payment> = {}): Payment {
  return {
    payment_no: 'PY1',
    order_no: 'NS1',
    order_status: 'pending_payment',
    method: 'cod',
    channel: null,
    amount: 62_000,
    status: 'created',
    redirect_url: null,
    va_number: null,
    qris_text: null,
    expires_at: at(3_600_000),
    server_time: at(0),
    ...part,
  }
}

function cashier(part: Partial<Cashier> = {}): StubbedReply {
  const data: Cashier = {
    order_no: 'NS1',
    order_status: 'pending_payment',
    total: 62_000,
    lines: orderDetail().lines,
    subtotal: 50_000,
    amounts: orderDetail().amounts,
    voucher_amounts: [],
    pay_by: at(3_600_000),
    options: [
      {
        method: 'virtual_account',
        channels: [{ channel: 'arta', channel_name: 'Bank Arta', transfer: null }],
        flag_enabled: true,
        disabled_reason: null,
        ...always,
      },
      {
        method: 'e_wallet',
        channels: [{ channel: 'kantongin', channel_name: 'Kantongin', transfer: null }],
        flag_enabled: true,
        disabled_reason: null,
        ...always,
      },
      { method: 'card', channels: [], flag_enabled: true, disabled_reason: null, ...always },
      { method: 'cod', channels: [], flag_enabled: true, disabled_reason: null, ...always },
    ],
    saved_cards: [],
    saved_e_wallets: [],
    payment: null,
    last_payment: null,
    refunded: 0,
    refunded_late: 0,
    flag_may_come_late: false,
    server_time: at(0),
    ...part,
  }
  return { data }
}

async function open(replies: Readonly<Record<string, readonly StubbedReply[]>>) {
  const calls = stubApi(replies)
  await renderInShop(
    <Routes>
      <Route path="/checkout" element={<CashierPage />} />
      <Route path="/paymentSuccess" element={<p>result</p>} />
    </Routes>,
    { at: '/checkout?order_no=NS1' },
  )
  return { user: userEvent.setup(), of: (path: string) => calls.filter((call) => call.path === path) }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('cash on delivery: chosen, confirmed, then the result page', async () => {
  const { user, of } = await open({ [CASHIER]: [cashier()], [PAY]: [{ data: payment({ order_status: 'pending_shipment' }) }] })
  await user.click(await screen.findByRole('radio', { name: /Pay the courier in cash/ }))
  await user.click(screen.getByRole('button', { name: /pay Rp62\.000 on delivery/ }))
  expect(await screen.findByText('result')).toBeTruthy()
  expect(of(PAY).map(({ body }) => body)).toEqual([{ order_no: 'NS1', method: 'cod', amount: 62_000, request_id: expect.any(String) }])
})

it.each([
  ['area', null, 'Not available in your area'],
  ['amount', 5_000_000, 'Only up to Rp5.000.000'],
] as const)('offers no card, and says why a method is unavailable: %s', async (disabled_reason, most, why) => {
  const closed = { ...always, method: 'cod', channels: [], flag_enabled: false, disabled_reason, most } as const
  const { user } = await open({ [CASHIER]: [cashier({ options: [{ ...closed, channels: [] }] })] })
  const cash = await screen.findByRole<HTMLInputElement>('radio')
  expect(cash.disabled).toBe(true)
  expect(screen.getByText(why)).toBeTruthy()
  await user.click(cash)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose how to pay' }).disabled).toBe(true)
})

it('shows none of the ways to pay that the brand does not offer', async () => {
  offerOnly('qris', 'e_wallet')
  await open({ [CASHIER]: [cashier()] })
  expect(await screen.findByRole('radio', { name: /Kantongin/ })).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(1)
})

it('sends the shopper to customer service when no way to pay is left', async () => {
  offerOnly('qris')
  await open({ [CASHIER]: [cashier()], '/membersrv_system': [{ data: serviceSettings }] })
  expect((await screen.findByRole('alert')).textContent).toContain('This order can’t be paid here.')
  expect(await screen.findByRole('link', { name: serviceSettings.service.email })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Choose how to pay' })).toBeNull()
})

it('does not open a redirect URL that is not a page', async () => {
  const { user } = await open({
    [CASHIER]: [cashier()],
    [PAY]: [{ data: payment({ method: 'e_wallet', channel: 'kantongin', redirect_url: 'javascript:alert(1)' }) }],
  })
  await user.click(await screen.findByRole('radio', { name: /Kantongin/ }))
  await user.click(screen.getByRole('button', { name: 'Pay Rp62.000' }))
  expect((await screen.findByRole('alert')).textContent).toContain("The payment page couldn't be opened")
})

it('clears the choice when cash on delivery was refused, and says why it is unavailable now', async () => {
  const closed = { method: 'cod', channels: [], flag_enabled: false, disabled_reason: 'area', disabled_by: ['Medan'], most: null } as const
  const { user } = await open({
    [CASHIER]: [cashier(), cashier({ options: [{ ...closed, channels: [], disabled_by: ['Medan'] }] })],
    [PAY]: [{ code: 1103043 }],
  })
  await user.click(await screen.findByRole('radio', { name: /Pay the courier in cash/ }))
  await user.click(screen.getByRole('button', { name: /on delivery/ }))
  expect((await screen.findByRole('alert')).textContent).toContain("Cash on delivery isn't available")
  expect(await screen.findByText("The courier doesn't take cash in Medan")).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose how to pay' }).disabled).toBe(true)
})

it('offers to refresh an amount that changed', async () => {
  const { user, of } = await open({ [CASHIER]: [cashier(), cashier({ total: 50_000 })], [PAY]: [{ code: 1104009 }] })
  await user.click(await screen.findByRole('radio', { name: /Kantongin/ }))
  await user.click(screen.getByRole('button', { name: 'Pay Rp62.000' }))
  await user.click(await screen.findByRole('button', { name: 'Refresh the amount' }))
  expect(await screen.findByRole('button', { name: 'Pay Rp50.000' })).toBeTruthy()
  expect(of(PAY)).toHaveLength(1)
})

it('shows a pending payment, and lets the shopper choose another method', async () => {
  const under = payment({ method: 'virtual_account', channel: 'arta', va_number: '7001266951870840' })
  const { user, of } = await open({
    [CASHIER]: [cashier({ payment: under }), cashier()],
    '/order/payment/abandon': [{ data: { ...under, status: 'cancelled' } }],
  })
  expect(await screen.findByText('7001 2669 5187 0840')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Choose another way' }))
  expect(await screen.findByRole('radio', { name: /Bank Arta/ })).toBeTruthy()
  expect(of('/order/payment/abandon')[0]?.body).toEqual({ payment_no: 'PY1' })
})

it('shows the closed order when the time to pay is over', async () => {
  await open({
    [CASHIER]: [cashier({ order_status: 'closed', pay_by: null })],
    '/order/trade/detail/NS1': [
      {
        data: orderDetail({
          status: 'closed',
          pay_by: null,
          close_reason: 'payment_time_over',
          actions: ['buy_again'],
          coins_returned: 2_000,
        }),
      },
    ],
  })
  expect(await screen.findByText('Time to pay is over')).toBeTruthy()
  expect(await screen.findByText('Back in your account: 2,000 coins.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/order')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Buy again' })).toBeTruthy())
})

it('redirects to the result when the order is already paid', async () => {
  await open({ [CASHIER]: [cashier({ order_status: 'pending_shipment', pay_by: null })] })
  expect(await screen.findByText('result')).toBeTruthy()
})

it('does not offer to pay again while the payment is being confirmed', async () => {
  const pending = payment({ method: 'e_wallet', channel: 'kantongin', status: 'pending', redirect_url: '/gateway/?session=12345678' })
  await open({ [CASHIER]: [cashier({ payment: pending })] })
  expect(await screen.findByText('Your payment is being checked')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open the payment page' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue paying' })).toBeNull()
})

it.each([
  ['PY7', 'The payment has started all the same.'],
  [null, 'The payment did not start. You can pay again.'],
] as const)('shows the outcome of a payment whose reply was lost: %s', async (made, message) => {
  const { user, of } = await open({
    [CASHIER]: [cashier()],
    [PAY]: ['unreachable'],
    '/submission/settle': [{ data: { made } }],
  })
  await user.click(await screen.findByRole('radio', { name: /Pay the courier in cash/ }))
  await user.click(screen.getByRole('button', { name: /pay Rp62\.000 on delivery/ }))
  expect(await screen.findByText(new RegExp(message.replaceAll('.', '\\.')))).toBeTruthy()
  // The page refetches the order.
  await waitFor(() => expect(of(CASHIER).length).toBeGreaterThan(1))
})
