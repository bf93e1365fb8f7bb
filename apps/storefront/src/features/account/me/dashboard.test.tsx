import type { OrderSummary } from '@nusaria/contracts/order-entities'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { config } from '#platform/config/config.ts'
import { sessionSaved } from '#platform/state/user-info.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { callsAnswered } from '#testing/calls-answered.ts'
import { pointsBalance } from '#testing/member-samples.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { address, orderLine, orderSummary, walletVoucher } from '#testing/trade-samples.ts'
import { Dashboard } from './dashboard.tsx'

const NOW = '2026-11-22T12:00:00+07:00'

const unpaid = (order_no: string, pay_by: string) => orderSummary({ order_no, pay_by })
const sent = (order_no: string, ...actions: OrderSummary['actions']) =>
  orderSummary({
    order_no,
    status: 'pending_receipt',
    pay_by: null,
    actions: [...actions, 'track'],
    latest_track: { at: NOW, text: 'With the courier', location: 'Jakarta' },
  })
const done = (order_no: string) =>
  orderSummary({ order_no, status: 'completed', pay_by: null, actions: ['after_sale', 'review', 'buy_again'] })

interface World {
  /** In the order of the calls: unpaid, sent, to be reviewed, bought before. */
  readonly orders?: readonly (readonly OrderSummary[] | 'unreachable')[]
  readonly vouchers?: StubbedReply
  readonly coins?: StubbedReply
  readonly addresses?: StubbedReply
  /** How many orders are completed. */
  readonly completed?: number
}

const noVouchers = { list: [], total: 0, counts: { unused: 0, used: 0, expired: 0 }, server_time: NOW }
async function open({
  orders = [],
  vouchers = { data: noVouchers },
  coins = { data: pointsBalance },
  addresses = { data: { list: [address], max: 20 } },
  completed = 0,
}: World) {
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: 'token-1', member_no: 'M1', user_name: 'Sari Wulandari' }))
  const lists = [0, 1, 2].map((place): StubbedReply => {
    const list = orders[place] ?? []
    return list === 'unreachable' ? list : { data: { list, total: list.length, server_time: NOW } }
  })
  const calls = stubApi({
    '/order/trade/list': [...lists, { data: { list: [], total: 0, server_time: NOW } }],
    '/order/trade/order-status-summary': [{ data: { unpaid: 0, processing: 0, shipped: 0, completed, closed: 0 } }],
    '/promotion/api/coupon/wallet': [vouchers, { data: noVouchers }],
    '/points_balance': [coins, { data: pointsBalance }],
    '/member/address/list': [addresses],
  })
  await renderInShop(<Dashboard />, { store, at: '/me' })
  return { calls, store }
}

const panel = async (name: string) => {
  const box = (await screen.findByRole('heading', { name })).closest('section')
  if (!box) throw new Error(`No panel ${name}`)
  return within(box)
}
const waiting = () => panel('Waiting for you')

it('the orders that wait: first the payment that ends first, then what can be confirmed, what is on its way, what can be reviewed', async () => {
  await open({
    orders: [
      [unpaid('NS2', '2026-11-22T14:00:00+07:00'), unpaid('NS1', '2026-11-22T13:00:00+07:00')],
      [sent('NS4'), sent('NS3', 'confirm_receipt')],
      [done('NS5')],
    ],
  })
  const orders = await waiting()
  const links = await orders.findAllByRole('link', { name: 'Kopi Gayo' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/orderDetail/NS1', '/orderDetail/NS2', '/orderDetail/NS3'])
  expect(orders.getByRole('link', { name: 'See all (5)' }).getAttribute('href')).toBe('/order?tab=all')
})

it('an unpaid order says how long it can be paid, and has a button to pay', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await open({ orders: [[unpaid('NS1', '2026-11-22T13:00:00+07:00')]] })
  const orders = await waiting()
  expect((await orders.findByRole('timer')).textContent).toBe('Pay within 01:00:00')
  expect(orders.getAllByRole('link', { name: /Pay/ }).map((link) => link.getAttribute('href'))).toEqual(['/checkout?order_no=NS1'])
  expect(orders.queryByRole('link', { name: /See all/ })).toBeNull()
})

it('an unpaid order whose payment is processed asks for none, after those that have to be paid', async () => {
  const processed = { ...unpaid('NS1', '2026-11-22T13:00:00+07:00'), payment: { method: 'e_wallet', status: 'pending' } } as const
  await open({ orders: [[processed, unpaid('NS2', '2026-11-22T14:00:00+07:00')]] })
  const orders = await waiting()
  expect(await orders.findByText('Your payment is being checked – no need to pay again')).toBeTruthy()
  expect(orders.getAllByRole('timer')).toHaveLength(1)
  const buttons = orders.getAllByRole('link', { name: /^Pay now$|^Check payment$/ })
  expect(buttons.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pay now', '/checkout?order_no=NS2'],
    ['Check payment', '/checkout?order_no=NS1'],
  ])
})

it('a sent order says where its parcel is, and can be tracked and confirmed', async () => {
  await open({ orders: [[], [sent('NS3', 'confirm_receipt')]] })
  const orders = await waiting()
  expect(await orders.findByText('With the courier')).toBeTruthy()
  expect(orders.getByRole('link', { name: 'Track' })).toBeTruthy()
  await userEvent.click(orders.getByRole('button', { name: 'Confirm receipt' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('a completed order can be reviewed', async () => {
  await open({ orders: [[], [], [{ ...done('NS5'), lines: [orderLine, { ...orderLine, line_no: '2' }, { ...orderLine, line_no: '3' }] }]] })
  const orders = await waiting()
  expect(await orders.findByText('and 2 other products')).toBeTruthy()
  expect(orders.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Kopi Gayo', 'Review'])
})

it('asks for no reviews where the shop has none', async () => {
  const { features } = config
  vi.spyOn(config, 'features', 'get').mockReturnValue({ ...features, reviews: false })
  const { calls } = await open({})
  const orders = await waiting()
  expect(await orders.findByText('No order is waiting for you.')).toBeTruthy()
  expect(calls.filter(({ body }) => JSON.stringify(body ?? '').includes('review'))).toEqual([])
})

it('loads the orders again after a failure', async () => {
  await open({ orders: [[unpaid('NS1', '2026-11-22T13:00:00+07:00')], 'unreachable'] })
  const orders = await waiting()
  await userEvent.click(await orders.findByRole('button', { name: 'Try again' }))
  expect(await orders.findByRole('link', { name: 'Kopi Gayo' })).toBeTruthy()
})

it('shows the three vouchers that end first, none that ends much later', async () => {
  const voucher = (voucher_no: string, coupon_name: string, expires_at: string) => walletVoucher({ voucher_no, coupon_name, expires_at })
  const list = [
    voucher('V1', 'Fourth', '2026-12-03T23:59:59+07:00'),
    voucher('V2', 'Second', '2026-11-23T20:00:00+07:00'),
    voucher('V3', 'First', '2026-11-22T20:00:00+07:00'),
    voucher('V4', 'Third', '2026-12-01T23:59:59+07:00'),
    voucher('V5', 'Later', '2027-03-01T23:59:59+07:00'),
  ]
  await open({ vouchers: { data: { ...noVouchers, list, total: 5 } } })
  const vouchers = await panel('Vouchers that end soon')
  expect(vouchers.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['First', 'Second', 'Third'])
  expect(vouchers.getByText('Ends today, 20:00')).toBeTruthy()
  expect(vouchers.getByText(/01\/12\/2026/)).toBeTruthy()
  expect(vouchers.getByRole('link', { name: 'All vouchers' }).getAttribute('href')).toBe('/couponsList')
})

it('says nothing of vouchers when none ends soon', async () => {
  await open({ vouchers: { data: { ...noVouchers, list: [walletVoucher({ expires_at: '2027-03-01T23:59:59+07:00' })], total: 1 } } })
  await panel('Coins')
  expect(screen.queryByRole('heading', { name: 'Vouchers that end soon' })).toBeNull()
})

it('says how many coins there are, when the next lapse, and what they are worth', async () => {
  await open({})
  const coins = await panel('Coins')
  expect(coins.getByText('1,900')).toBeTruthy()
  expect(coins.getByText('500 coins lapse on 05/01/2027')).toBeTruthy()
  expect(coins.getByText(/^100 coins take off Rp1\.000/)).toBeTruthy()
  expect(coins.getByRole('link', { name: 'Coin history' }).getAttribute('href')).toBe('/points')
})

it('vouchers and coins that did not load can be loaded again', async () => {
  await open({ vouchers: 'unreachable', coins: 'unreachable' })
  const coins = await panel('Coins')
  await userEvent.click(coins.getByRole('button', { name: 'Try again' }))
  expect(await coins.findByText('1,900')).toBeTruthy()
  const vouchers = await panel('Vouchers that end soon')
  await userEvent.click(vouchers.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => screen.queryByRole('heading', { name: 'Vouchers that end soon' })).toBeNull()
})

it('offers what was bought again, to who has completed an order', async () => {
  await open({ completed: 2 })
  expect(await screen.findByRole('heading', { name: 'Buy again' })).toBeTruthy()
  cleanup()
  await open({})
  await panel('Coins')
  expect(screen.queryByRole('heading', { name: 'Buy again' })).toBeNull()
})

it('asks for addresses that fail only a few times, and keeps what is there', async () => {
  const { calls, store } = await open({ addresses: 'unreachable' })
  expect(await panel('Coins')).toBeTruthy()
  await callsAnswered(store)
  expect(calls.filter(({ path }) => path === '/member/address/list').length).toBeLessThan(6)
  expect(await panel('Coins')).toBeTruthy()
})
