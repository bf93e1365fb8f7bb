import type { OrderSummary } from '@nusaria/contracts/order-entities'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cardActions } from '#commerce/order/order-list.tsx'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { orderDetail, orderLine, orderSummary } from '#testing/trade-samples.ts'
import { OrderListPage } from './order-list-page.tsx'

const LIST = '/order/trade/list'
const SUMMARY = '/order/trade/order-status-summary'
const AGAIN = '/order/trade/buy_again'
const counts = { unpaid: 1, processing: 0, shipped: 2, completed: 3, closed: 1 }

const unpaid = orderSummary({ actions: ['pay', 'cancel', 'change_address'] })
const closed = { ...unpaid, status: 'closed', pay_by: null, actions: ['buy_again'] }
const page = (...list: readonly object[]) => ({ data: { list, total: list.length, server_time: '2026-11-22T12:00:00+07:00' } })

// Loads the lazy dialogs before the first test's timeout starts.
await Promise.all([
  import('#commerce/order-dialogs/cancel-dialog.tsx'),
  import('#commerce/order-dialogs/confirm-receipt-dialog.tsx'),
  import('#ui/chakra/chakra-dialog.tsx'),
])

const open = (at: string, replies: StubbedReplies) =>
  openPage(<OrderListPage />, { [SUMMARY]: [{ data: counts }], ...replies }, { at, path: '/order' })

it('opens the tab of the URL, shows counts, and remembers the next tab', async () => {
  const { user, of, store, address } = await open('/order?tab=unpaid', { [LIST]: [page(unpaid), page()] })
  expect(await screen.findByRole('tab', { name: /To pay/, selected: true })).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toContain('To pay1'))
  expect(of(LIST)[0]?.body).toMatchObject({ tab: 'unpaid', page_num: 1 })
  await user.click(screen.getByRole('tab', { name: 'Cancelled' }))
  expect(await screen.findByText('No order is in this state right now.')).toBeTruthy()
  expect(address()).toBe('/order?tab=closed')
  expect(store.getState().globalState.orderTab).toBe('closed')
})

it('searches by product or number, and by time, keeps both in the URL, and shows all again', async () => {
  const { user, of, address } = await open('/order', { [LIST]: [page(unpaid), page()] })
  await user.type(await screen.findByRole('searchbox', { name: 'Search my orders' }), 'teh{Enter}')
  expect(await screen.findByText('No matching orders')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order date' }), 'Last 30 days')
  expect(address()).toBe('/order?q=teh&days=30')
  await waitFor(() => expect(of(LIST).at(-1)?.body).toMatchObject({ tab: 'all', keyword: 'teh', since: expect.stringMatching(/^20/) }))
  await user.click(await screen.findByRole('button', { name: 'Show all orders' }))
  expect(address()).toBe('/order')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  expect(of(LIST).at(-1)?.body).not.toHaveProperty('keyword')
})

it.each<[string, Partial<OrderSummary>, string]>([
  ['a delivered order', { status: 'pending_receipt', delivered_at: '2026-11-22T12:00:00+07:00' }, 'Delivered'],
  ['one under way', { status: 'pending_receipt', delivered_at: null }, 'On its way'],
  ['one that was cancelled', { status: 'closed', close_reason: 'cancelled_by_shopper' }, 'Cancelled'],
  ['one that was not paid in time', { status: 'closed', close_reason: 'payment_time_over' }, 'Payment time over'],
  ['one of a backend that gives no reason', { status: 'closed' }, 'Cancelled'],
])('the card of %s says so', async (_, part, text) => {
  await open('/order', { [LIST]: [page(orderSummary({ pay_by: null, actions: [], ...part }))] })
  const card = (await screen.findByText('NS1')).closest('li,article,section') as HTMLElement
  expect(within(card).getByText(text)).toBeTruthy()
})

it('a card with several products names the first and says how many others', async () => {
  const lines = [orderLine, { ...orderLine, line_no: '2' }, { ...orderLine, line_no: '3' }]
  await open('/order', { [LIST]: [page(orderSummary({ lines }))] })
  expect(await screen.findByText(orderLine.product_name)).toBeTruthy()
  expect(screen.getByText('+2 other products')).toBeTruthy()
})

it('lists what "buy again" did not add to the cart, and why', async () => {
  const what = { product_no: 'P1', product_name: 'Kopi Gayo', spec_values: ['200 g'] }
  const outcome = {
    added: 2,
    left_out: [{ ...what, product_name: 'Teko', reason: 'sold_out' }],
    fewer: [{ ...what, wanted: 4, added: 2 }],
  }
  const { user, address } = await open('/order', { [LIST]: [page({ ...closed, lines: [orderLine] })], [AGAIN]: [{ data: outcome }] })
  await user.click(await screen.findByRole('button', { name: 'Buy again' }))
  const dialog = await screen.findByRole('dialog', { name: '2 items added to your cart' })
  expect(within(dialog).getByText('Teko, 200 g')).toBeTruthy()
  expect(within(dialog).getByText('Sold out')).toBeTruthy()
  expect(within(dialog).getByText(/2 instead of 4/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Go to cart' }))
  expect(address()).toBe('/cart')
})

it('names the products whose price changed since the order, also when all went into the cart', async () => {
  const what = { product_no: 'P1', product_name: 'Kopi Gayo', spec_values: ['200 g'] }
  const repriced = [
    { ...what, before: 50_000, price: 55_000 },
    { ...what, product_no: 'P2', product_name: 'Teko', before: 80_000, price: 70_000 },
  ]
  const outcome = { added: 2, left_out: [], fewer: [], repriced }
  const { user } = await open('/order', { [LIST]: [page({ ...closed, lines: [orderLine] })], [AGAIN]: [{ data: outcome }] })
  await user.click(await screen.findByRole('button', { name: 'Buy again' }))
  const dialog = await screen.findByRole('dialog', { name: '2 items added to your cart' })
  const items = within(dialog).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Kopi Gayo, 200 gWent up from Rp50.000 to Rp55.000',
    'Teko, 200 gWent down from Rp80.000 to Rp70.000',
  ])
})

it('keeps the refusal visible when the order leaves its tab', async () => {
  const { user } = await open('/order?tab=unpaid', {
    [LIST]: [page(unpaid), page()],
    '/order/trade/cancel': [{ code: 1103034 }],
    '/order/trade/detail/NS1': [{ data: orderDetail({ status: 'pending_shipment', pay_by: null }) }],
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' })
  await user.click(within(dialog).getByRole('radio', { name: 'Another reason' }))
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('This order has already been paid.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('NS1')).toBeNull())
  expect(screen.getByText('This order has already been paid.')).toBeTruthy()
})

it('shows the allowed actions on a card, and its newest after-sales request', async () => {
  const after_sale = { after_sale_no: 'AS1', type: 'return_refund', status: 6, end_reason: null, refund_amount: 50_000 }
  const completed = { ...closed, status: 'completed', actions: ['review', 'buy_again', 'after_sale', 'track', 'invoice'], after_sale }
  await open('/order', { [LIST]: [page(completed)] })
  expect((await screen.findByRole('link', { name: 'Review' })).getAttribute('href')).toBe('/review?order_no=NS1')
  expect(screen.getByRole('link', { name: 'Problem or return' }).getAttribute('href')).toBe('/applyRefund?order_no=NS1')
  expect(screen.queryByRole('link', { name: 'Track' })).toBeNull()
  expect(await screen.findByText('Awaiting return')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open request AS1' }).getAttribute('href')).toBe('/afterSaleOrderDetail/AS1')
})

it('a card asks for no payment while one is processed, and for one again when it failed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const processed = { ...unpaid, payment: { method: 'virtual_account', status: 'pending' } }
  await open('/order?tab=unpaid', { [LIST]: [page(processed), page({ ...unpaid, payment: null })] })
  expect(await screen.findByText('Your payment is being checked – no need to pay again')).toBeTruthy()
  expect(screen.getByText('Being checked')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Check payment' }).getAttribute('href')).toBe('/checkout?order_no=NS1')
  expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull()
  expect(screen.queryByRole('timer')).toBeNull()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await screen.findByRole('link', { name: 'Pay' })).toBeTruthy()
  expect(screen.getByRole('timer')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Check payment' })).toBeNull()
})

it('a card says that money of the cancelled order is refunded', async () => {
  const { user } = await open('/order?tab=unpaid', { [LIST]: [page({ ...unpaid, payment: { method: 'e_wallet', status: 'pending' } })] })
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' })
  expect(within(dialog).getByText('Money that still comes in is given back the way it came.')).toBeTruthy()
})

type OrderStatus = Pick<OrderSummary, 'status' | 'actions'>

it.each<[OrderStatus['status'], OrderStatus['actions'], readonly string[]]>([
  ['pending_payment', ['pay', 'cancel', 'change_address'], ['cancel', 'pay']],
  ['pending_shipment', ['change_address', 'after_sale', 'invoice'], ['after_sale', 'detail']],
  ['pending_shipment', ['cancel', 'change_address'], ['cancel', 'detail']],
  ['pending_shipment', ['invoice'], ['detail']],
  ['pending_receipt', ['confirm_receipt', 'after_sale', 'track', 'invoice'], ['track', 'confirm_receipt']],
  ['pending_receipt', ['track', 'invoice'], ['track']],
  ['completed', ['after_sale', 'review', 'buy_again', 'track', 'invoice'], ['after_sale', 'review', 'buy_again']],
  ['completed', ['buy_again', 'track', 'invoice'], ['buy_again']],
  ['closed', ['buy_again'], ['buy_again']],
])('for a %s order with actions %j, a card shows %j', (status, actions, shown) => {
  expect(cardActions({ status, actions })).toEqual(shown)
})

it('a card of an order that has arrived offers to report a problem beside confirming receipt', () => {
  const actions: OrderStatus['actions'] = ['confirm_receipt', 'after_sale', 'track', 'invoice']
  const delivered_at = '2026-11-22T12:00:00+07:00'
  expect(cardActions({ status: 'pending_receipt', delivered_at, actions })).toEqual(['after_sale', 'confirm_receipt'])
})
