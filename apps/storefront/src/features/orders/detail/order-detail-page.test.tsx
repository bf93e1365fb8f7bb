import { ERRORS } from '@nusaria/contracts/errors'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { serviceSettings } from '#testing/member-samples.ts'
import { orderDetail } from '#testing/trade-samples.ts'
import { DETAIL, openOrder, orderParcel, received, SYSTEM } from './testing/open-order.tsx'

const cash = { pay_method: 'cod', pay_by: null } as const
const underWay = { status: 'pending_receipt' } as const

it('shows every labelled field', async () => {
  const done = orderDetail({
    status: 'completed',
    pay_by: null,
    pay_method: 'virtual_account',
    pay_channel: 'Bank Arta',
    payment_date: '2026-11-22T12:05:00+07:00',
    logistics_provider: 'Kilat Nusa Express',
    tracking_number: 'KNX008122649021',
    customer_message: 'Titip di pos satpam',
    parcels: [orderParcel],
    actions: ['buy_again', 'track', 'invoice'],
    amounts: {
      ...orderDetail().amounts,
      voucher_discount: 5_000,
      first_order_shipping_discount: 12_000,
      coins_used: 100,
      coins_discount: 1_000,
      total: 44_000,
    },
    subtotal: 45_000,
    voucher_amounts: [{ voucher_no: 'VC1', coupon_name: 'Small saver', kind: 'discount', amount: 5_000 }],
  })
  await openOrder({ [DETAIL]: [{ data: done }], [SYSTEM]: [{ data: serviceSettings }] })
  const field = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
  await screen.findByText('Order information')
  expect(
    ['Order number', 'Order date', 'Payment date', 'Payment method', 'Delivery method', 'Courier', 'Tracking number'].map(field),
  ).toEqual([
    'NS1',
    '22/11/2026 12:00:00',
    '22/11/2026 12:05:00',
    'Virtual account transfer · Bank Arta',
    'Regular',
    'Kilat Nusa Express',
    'KNX008122649021',
  ])
  expect(['Recipient', 'Contact number', 'Note for the courier', 'Coins used'].map(field)).toEqual([
    'Sari Wulandari',
    '+62 8120****001',
    'Titip di pos satpam',
    '100 coins (Rp1.000 off)',
  ])
  expect(['Product amount (1 item)', 'Discount: Small saver', 'Subtotal', 'Shipping fee'].map(field)).toEqual([
    'Rp50.000',
    '-Rp5.000',
    'Rp45.000',
    'Rp12.000 FreeFirst order ships free',
  ])
  expect(screen.getByText(/doesn't bring this offer back/)).toBeTruthy()
  expect(screen.getByText('You earned 62 coins with this order')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Invoice' }).getAttribute('href')).toBe('/invoice/NS1')
  expect(screen.getByRole('link', { name: 'FAQs' }).getAttribute('href')).toBe('/faqs')
  expect((await screen.findByRole('link', { name: 'WhatsApp' })).getAttribute('href')).toContain('order%20NS1')
})

it("says that the order doesn't exist", async () => {
  await openOrder({ [DETAIL]: [{ code: ERRORS.ORDER_NOT_FOUND.code }] })
  expect(await screen.findByText('Order not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/order')
})

describe('what happened to the order', () => {
  it('begins with the parcel while it is on its way; its history is folded behind the newest step, and every number is shown once', async () => {
    const track = [
      { at: '2026-11-23T09:00:00+07:00', text: 'The courier is on the way', location: 'Jakarta Selatan' },
      { at: '2026-11-22T18:00:00+07:00', text: 'Arrived at a hub', location: 'Cikarang' },
    ]
    const events = [
      { kind: 'placed', at: '2026-11-22T12:00:00+07:00' },
      { kind: 'shipped', at: '2026-11-22T17:00:00+07:00' },
    ] as const
    const shipped = orderDetail({
      ...received,
      actions: [],
      events: [...events],
      parcels: [{ ...orderParcel, status: 'out_for_delivery', track }],
    })
    await openOrder({ [DETAIL]: [{ data: shipped }], [SYSTEM]: [{ data: serviceSettings }] })
    const newest = await screen.findByText('The courier is on the way')
    const goods = screen.getByRole('link', { name: shipped.lines[0]?.product_name })
    expect(newest.compareDocumentPosition(goods) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const rest = screen.getByText('See full history').closest('details') as HTMLDetailsElement
    expect(rest.open).toBe(false)
    expect(
      within(rest)
        .getAllByRole('listitem', { hidden: true })
        .map(({ firstChild }) => firstChild?.textContent),
    ).toEqual(['Arrived at a hub', 'Order placed'])
    for (const number of ['NS1', orderParcel.tracking_number]) expect(screen.getAllByText(number)).toHaveLength(1)
  })

  it('says that there is no news of a parcel yet', async () => {
    const shipped = orderDetail({
      ...received,
      actions: [],
      events: undefined,
      parcels: [{ ...orderParcel, track: [] }],
    })
    await openOrder({ [DETAIL]: [{ data: shipped }], [SYSTEM]: [{ data: serviceSettings }] })
    expect(await screen.findByText('No tracking update yet.')).toBeTruthy()
  })

  it('shows that a delivered order has arrived, and when it completes automatically', async () => {
    const delivered_at = '2026-11-22T12:00:00+07:00'
    const events = [{ kind: 'delivered', at: delivered_at }] as const
    const order = orderDetail({
      ...received,
      events: [...events],
      delivered_at,
      completes_at: '2026-11-29T12:00:00+07:00',
      actions: ['confirm_receipt'],
    })
    await openOrder({ [DETAIL]: [{ data: order }], [SYSTEM]: [{ data: serviceSettings }] })
    expect(await screen.findByText('Delivered on 22/11/2026 12:00:00')).toBeTruthy()
    expect(screen.getByText('Auto-completes on 29/11/2026 12:00:00')).toBeTruthy()
    expect(screen.getByText('Delivered')).toBeTruthy()
  })
})

describe('after-sales', () => {
  it('lists the after-sales requests of an order, links to a new one, and shows the amount refunded so far', async () => {
    const request = { after_sale_no: 'AS1', type: 'refund_only', status: 1, end_reason: null, refund_amount: 20_000 } as const
    const refunded = { ...request, after_sale_no: 'AS0', type: 'return_refund', status: 4 } as const
    const some = orderDetail({ ...received, after_sales: [request, refunded], refunded_amount: 20_000, actions: ['after_sale'] })
    await openOrder({ [DETAIL]: [{ data: some }], [SYSTEM]: [{ data: serviceSettings }] })
    expect(within(await screen.findByRole('link', { name: 'Open request AS1' })).getByText('Awaiting review')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open request AS0' }).getAttribute('href')).toBe('/afterSaleOrderDetail/AS0')
    expect(screen.getByRole('link', { name: 'Problem or return' }).getAttribute('href')).toBe('/applyRefund?order_no=NS1')
    expect(screen.getByText('Refunded so far').parentElement?.textContent).toContain('20.000')
    expect(screen.getByRole('link', { name: 'How returns and refunds work' }).getAttribute('href')).toBe('/faqs#afterSale')
  })

  const delivered_at = '2026-11-22T12:00:00+07:00'

  it.each<[string, Partial<OrderDetail>, string | null, RegExp]>([
    ['before it is paid', { actions: ['pay', 'cancel'] }, null, /cancel this order yourself until it is paid/],
    ['for cash, before it is shipped', { ...cash, status: 'pending_shipment', actions: ['cancel'] }, null, /yourself until it is shipped/],
    ['that is paid, before it is shipped', { status: 'pending_shipment', actions: ['after_sale'] }, 'Request cancellation', /shop agrees/],
    ['that is paid and under way', { ...received, actions: ['after_sale'] }, 'Problem or return', /ask the shop to call it back/],
    ['for cash, under way', { ...cash, ...underWay, actions: ['track'] }, null, /As you pay in cash, .* once it has arrived/],
    ['for cash that has arrived', { ...cash, ...underWay, delivered_at, actions: ['after_sale'] }, 'Problem or return', /send goods back/],
    ['completed long ago', { status: 'completed', actions: ['buy_again'] }, null, /time for problems and returns of this order is over/],
  ])('of an order %s, the page says what can be done now', async (_, order, link, text) => {
    await openOrder({ [DETAIL]: [{ data: orderDetail(order) }], [SYSTEM]: [{ data: serviceSettings }] })
    expect(await screen.findByText(text)).toBeTruthy()
    const links = screen.queryAllByRole('link', { name: /^(Problem or return|Request cancellation)$/ })
    expect(links.map(({ textContent }) => textContent)).toEqual(link === null ? [] : [link])
  })
})

describe('the payment', () => {
  it('still asks for the payment that waits for the shopper', async () => {
    await openOrder({ [DETAIL]: [{ data: orderDetail({ payment: { method: 'qris', status: 'created' }, flag_may_come_late: false }) }] })
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy()
    expect(screen.getByRole('timer')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Pay now' })).not.toEqual([])
  })
})

describe('a closed order', () => {
  const LATE = 'Money that still comes in is given back the way it came.'
  const closedOrder: Partial<OrderDetail> = { status: 'closed', pay_by: null, close_reason: 'payment_time_over', actions: ['buy_again'] }

  const vouchers_returned = [
    { voucher_no: 'VC1', coupon_name: 'Small saver' },
    { voucher_no: 'VC2', coupon_name: 'Free shipping' },
  ]
  const BACK = 'Back in your account: “Small saver” voucher, “Free shipping” voucher, 2,000 coins.'
  const REFUNDED_LATE = 'Rp62.000 came in too late and was given back the way it came.'
  const nothing = { vouchers_returned: [], coins_returned: 0, flag_may_come_late: false, refunded_late: 0 }

  it.each<[string, Partial<OrderDetail>, readonly string[]]>([
    ['was refunded completely says so', { close_reason: 'refunded', actions: [] }, ['Everything on it was refunded']],
    [
      'says what is back and where its money is',
      { payment: null, flag_may_come_late: true, vouchers_returned, coins_returned: 2_000 },
      [BACK, LATE],
    ],
    ['says that its late money was refunded', { flag_may_come_late: false, refunded_late: 62_000 }, [REFUNDED_LATE]],
    ['used no voucher and no coins says nothing of them', nothing, ['It was not paid in time']],
    ['comes from a backend without these fields says nothing of them', {}, ['It was not paid in time']],
  ])('that %s', async (_, facts, shown) => {
    await openOrder({ [DETAIL]: [{ data: orderDetail({ ...closedOrder, ...facts }) }] })
    for (const text of shown) expect(await screen.findByText(text)).toBeTruthy()
    const of = screen.queryAllByText(/Back in your account|Money that|too late/).map(({ textContent }) => textContent)
    expect(of.filter((text) => !shown.includes(text))).toEqual([])
  })
})
