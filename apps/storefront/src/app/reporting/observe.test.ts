import { AFTER_SALE_STATUS } from '@nusaria/contracts/after-sale-lifecycle'
import { beforeEach, expect, test } from 'vitest'
import type { Received } from '#platform/report/signals.ts'
import { afterSaleDetail } from '#testing/after-sale-samples.ts'
import { productCard, productDetail } from '#testing/product-samples.ts'
import { cart, cartLine, confirmation, orderDetail } from '#testing/trade-samples.ts'
import { createObserver, describeError } from './observe.ts'
import { ReportEvent } from './report-events.ts'
import { mask } from './shop-events.ts'

let reported: ReportEvent[] = []
let observe = createObserver((event) => void reported.push(ReportEvent.parse(event)))

const replied = (call: string, data: unknown, pathname = '/', args: unknown = {}) =>
  observe({ kind: 'call', call, args, outcome: { data }, pathname })

const names = () => reported.map(({ name }) => name)

beforeEach(() => {
  reported = []
  observe = createObserver((event) => void reported.push(ReportEvent.parse(event)))
})

const line = cartLine({ product_no: 'P1', sku_no: 'S1', price: 50_000, quantity: 3 })
const found = { list: [productCard('P1'), productCard('P2')], total: 2 }
const paid = orderDetail({ order_no: 'O1', status: 'pending_shipment' })

test.each<[string, string, unknown, string, object]>([
  ['a list', 'product.list', found, '/commodityList', { name: 'view_item_list', item_list_id: 'category', page: '/commodityList' }],
  ['a product', 'product.minSkuDetail', productDetail(), '/commodDetail', { name: 'view_item', currency: 'IDR', page: '/commodDetail' }],
  ['the confirm page', 'order.confirm', confirmation(), '/orderConfirm', { name: 'begin_checkout', value: confirmation().amounts.total }],
  ['a paid order', 'order.detail', paid, '/paymentSuccess', { name: 'purchase', transaction_id: 'O1', value: paid.total }],
  [
    'a refund',
    'afterSale.detail',
    afterSaleDetail({ status: AFTER_SALE_STATUS.success, refund_amount: 20_000 }),
    '/afterSaleOrderDetail/A1',
    { name: 'refund', value: 20_000, page: '/afterSaleOrderDetail/:id' },
  ],
  ['a new account', 'auth.login', { flag_registered: true }, '/login', { name: 'sign_up' }],
])('a shopper who sees %s is reported by the route, in GA4’s names', (_, call, data, pathname, event) => {
  replied(call, data, pathname)
  expect(reported).toEqual([expect.objectContaining(event)])
})

test('what is added to the cart counts with the pieces that were added, not with those that were there', () => {
  replied('cart.add', cart([line]), '/commodDetail', { sku_no: 'S1', quantity: 2 })
  expect(reported).toEqual([
    expect.objectContaining({ name: 'add_to_cart', value: 100_000, items: [expect.objectContaining({ item_variant: 'S1', quantity: 2 })] }),
  ])
})

test('a search is reported once, with its results; a typed phone number is masked', () => {
  replied('search.search', found, '/commodityList', { keyword: 'kopi 081234567890', page_num: 1, page_size: 20 })
  replied('search.search', { ...found, list: [productCard('P3')] }, '/commodityList', { keyword: 'kopi', page_num: 2, page_size: 20 })
  expect(names()).toEqual(['search', 'view_item_list', 'view_item_list'])
  expect(reported[0]).toMatchObject({ search_term: 'kopi …' })
})

test('new amounts on the confirm page are one checkout; the next visit is another', () => {
  for (const pathname of ['/orderConfirm', '/orderConfirm', '/cart', '/orderConfirm']) replied('order.confirm', confirmation(), pathname)
  expect(names()).toEqual(['begin_checkout', 'begin_checkout'])
})

test('a purchase counts once, also when its result is opened again in another tab', () => {
  replied('order.detail', paid, '/paymentSuccess')
  replied('order.detail', paid, '/paymentSuccess')
  createObserver((event) => reported.push(event))({
    kind: 'call',
    call: 'order.detail',
    args: {},
    outcome: { data: paid },
    pathname: '/paymentSuccess',
  })
  expect(names()).toEqual(['purchase'])
})

test('an order that is unpaid, or only looked at, is no purchase; a request under way is no refund', () => {
  replied('order.detail', orderDetail({ status: 'pending_payment' }), '/paymentSuccess')
  replied('order.detail', paid, '/orderDetail/O1')
  replied('afterSale.detail', afterSaleDetail({ status: AFTER_SALE_STATUS.refundPending }), '/afterSaleOrderDetail/A1')
  replied('auth.login', { flag_registered: false }, '/login')
  expect(reported).toEqual([])
})

test('a refund whose amount the backend leaves out is not reported as nothing', () => {
  const { refund_amount: _, ...refunded } = afterSaleDetail({ status: AFTER_SALE_STATUS.success })
  replied('afterSale.detail', refunded, '/afterSaleOrderDetail/A1')
  expect(reported).toEqual([])
})

test.each<[string, Extract<Received, { kind: 'call' }>['outcome'], object[]]>([
  ['a time-out', { error: { kind: 'timeout' } }, [{ name: 'failed_call', call: 'cart.add', failure: 'timeout' }]],
  [
    'a refusal, without its message',
    { error: { kind: 'business', code: 1105007, msg: 'for 0812…', field: null, params: {} } },
    [{ name: 'failed_call', call: 'cart.add', failure: 'business', code: 1105007 }],
  ],
  ['an ended session, which is no failure', { error: { kind: 'session' } }, []],
])('a call that ended in %s', (_, outcome, events) => {
  observe({ kind: 'call', call: 'cart.add', args: {}, outcome, pathname: '/cart' })
  expect(reported).toEqual(events.map((event) => expect.objectContaining(event)))
})

test('crashes and deviating replies are reported, a deviation once a visit', () => {
  observe({ kind: 'crash', error: new TypeError('x is undefined'), pathname: '/order' })
  for (let time = 0; time < 2; time += 1)
    observe({ kind: 'deviation', call: 'order.list', issues: ['list: expected array, came null'], pathname: '/order' })
  expect(names()).toEqual(['crash', 'contract_deviation'])
  expect(reported[1]).toMatchObject({ issues: ['list: expected array, came null'], page: '/order' })
})

test.each([
  ['a phone number', 'No account with 0812-3456-7890', 'No account with …'],
  ['an e-mail address', 'sari@example.com is taken', '…@… is taken'],
  ['the query of an address', 'Failed to fetch https://shop.example/x?phone=0812', 'Failed to fetch https://shop.example/x?…'],
  ['a token', 'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6', 'Bearer …'],
])('a report leaves out %s', (_, text, masked) => {
  expect(mask(text)).toBe(masked)
})

test('a report keeps short numbers and words', () => {
  expect(mask('price: expected number, came string; page 12 of 40')).toBe('price: expected number, came string; page 12 of 40')
})

test('an error is reported with its name, its text and the places in scripts, without addresses', () => {
  const error = new TypeError('Cannot read 08123456789')
  error.stack = 'TypeError: x\n  at a (https://shop.example/assets/cart-Ab1.js?v=1:10:7)\n  at https://shop.example/assets/shop-Cd2.js:1:99'
  expect(describeError(error)).toEqual({ error: 'TypeError: Cannot read …', stack: ['cart-Ab1.js:10:7', 'shop-Cd2.js:1:99'] })
})

test('what is thrown without being an error is reported, too', () => {
  expect(describeError('no connection')).toEqual({ error: 'no connection', stack: [] })
})
