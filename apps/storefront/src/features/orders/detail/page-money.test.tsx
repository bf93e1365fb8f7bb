import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { type StubbedReplies, stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { orderDetail } from '#testing/trade-samples.ts'
import { OrderDetailPage } from './order-detail-page.tsx'

const DETAIL = '/order/trade/detail/NS1'

// Loads the lazy dialog before the first test's timeout starts.
await Promise.all([import('#commerce/order-dialogs/cancel-dialog.tsx'), import('#ui/chakra/chakra-dialog.tsx')])

async function open(replies: StubbedReplies) {
  stubApi(replies)
  await renderInShop(
    <Routes>
      <Route path="/orderDetail/:no" element={<OrderDetailPage />} />
    </Routes>,
    { at: '/orderDetail/NS1' },
  )
  return { user: userEvent.setup() }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const processed = orderDetail({ payment: { method: 'e_wallet', status: 'pending' }, flag_may_come_late: false })
const awaited = orderDetail({ payment: { method: 'qris', status: 'created' }, flag_may_come_late: false })
const LATE = 'Money that still comes in is given back the way it came.'

it('asks for no payment while one is processed, and for one again when it failed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    await open({ [DETAIL]: [{ data: processed }, { data: orderDetail({ payment: null }) }] })
    expect(await screen.findByRole('heading', { name: 'Your payment is being checked' })).toBeTruthy()
    expect(screen.getByText(/^You don’t need to pay again\. If it isn’t confirmed by 22\/11\/2026 13:00:00/)).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
    for (const link of screen.getAllByRole('link', { name: 'Check payment' }))
      expect(link.getAttribute('href')).toBe('/checkout?order_no=NS1')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Pay now' })).not.toEqual([])
    expect(screen.queryByRole('link', { name: 'Check payment' })).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

it('still asks for the payment that waits for the shopper', async () => {
  await open({ [DETAIL]: [{ data: awaited }] })
  expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy()
  expect(screen.getByRole('timer')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Pay now' })).not.toEqual([])
})

it.each([
  ['is processed', processed, true],
  ['waits for the shopper', awaited, true],
  ['has ended, but whose money may come', orderDetail({ payment: null, flag_may_come_late: true }), true],
  ['isn’t begun', orderDetail({ payment: null, flag_may_come_late: false }), false],
  ['isn’t known', orderDetail(), false],
])('the dialog that cancels an order whose payment %s says so of its money: %#', async (_, order, says) => {
  const { user } = await open({ [DETAIL]: [{ data: order }] })
  await user.click((await screen.findAllByRole('button', { name: 'Cancel order' }))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' })
  expect(within(dialog).queryByText(LATE) !== null).toBe(says)
})

const closedOrder: Partial<OrderDetail> = { status: 'closed', pay_by: null, close_reason: 'payment_time_over', actions: ['buy_again'] }

it('a closed order says what is back and where its money is', async () => {
  const vouchers_returned = [
    { voucher_no: 'VC1', coupon_name: 'Small saver' },
    { voucher_no: 'VC2', coupon_name: 'Free shipping' },
  ]
  await open({
    [DETAIL]: [
      { data: orderDetail({ ...closedOrder, payment: null, flag_may_come_late: true, vouchers_returned, coins_returned: 2_000 }) },
    ],
  })
  expect(await screen.findByText('Back in your account: “Small saver” voucher, “Free shipping” voucher, 2,000 coins.')).toBeTruthy()
  expect(screen.getByText(LATE)).toBeTruthy()
})

it('a closed order says that its late money was refunded', async () => {
  await open({ [DETAIL]: [{ data: orderDetail({ ...closedOrder, flag_may_come_late: false, refunded_late: 62_000 }) }] })
  expect(await screen.findByText('Rp62.000 came in too late and was given back the way it came.')).toBeTruthy()
  expect(screen.queryByText(LATE)).toBeNull()
})

it.each([
  ['used no voucher and no coins', { vouchers_returned: [], coins_returned: 0, flag_may_come_late: false, refunded_late: 0 }],
  ['comes from a backend without these fields', {}],
])('a closed order that %s says nothing of them', async (_, facts) => {
  await open({ [DETAIL]: [{ data: orderDetail({ ...closedOrder, ...facts }) }] })
  expect(await screen.findByText('The time to pay ran out')).toBeTruthy()
  expect(screen.queryByText(/Back in your account|Money that|too late/)).toBeNull()
})
