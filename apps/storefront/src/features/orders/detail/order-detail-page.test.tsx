import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { lateReply, type StubbedReplies, stubApi } from '#testing/api-stub.ts'
import { serviceSettings } from '#testing/member-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { orderDetail, parcel } from '#testing/trade-samples.ts'
import { OrderDetailPage } from './order-detail-page.tsx'

const DETAIL = '/order/trade/detail/NS1'
const CANCEL = '/order/trade/cancel'
const RECEIPT = '/order/trade/confirm_receipt'
const SYSTEM = '/membersrv_system'

const { order_no: _, lines: __, ...plainParcel } = parcel()

// Loads the lazy dialogs before the first test's timeout starts.
await Promise.all([
  import('#commerce/order-dialogs/cancel-dialog.tsx'),
  import('#commerce/order-dialogs/confirm-receipt-dialog.tsx'),
  import('#ui/chakra/chakra-dialog.tsx'),
])

async function open(replies: StubbedReplies) {
  const calls = stubApi(replies)
  await renderInShop(
    <Routes>
      <Route path="/orderDetail/:no" element={<OrderDetailPage />} />
    </Routes>,
    { at: '/orderDetail/NS1' },
  )
  return { user: userEvent.setup(), of: (path: string) => calls.filter((call) => call.path === path) }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('cancels an unpaid order, with a reason', async () => {
  const closed = orderDetail({ status: 'closed', pay_by: null, close_reason: 'cancelled_by_shopper', actions: ['buy_again'] })
  const { user, of } = await open({ [DETAIL]: [{ data: orderDetail() }, { data: closed }], [CANCEL]: [{ data: closed }] })
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' })
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Cancel order' })
  expect(confirm.disabled).toBe(true)
  await user.click(within(dialog).getByRole('radio', { name: 'I changed my mind' }))
  await user.click(confirm)
  await waitFor(() => expect(of(CANCEL)[0]?.body).toEqual({ order_no: 'NS1', reason: 'changed_mind' }))
  expect(await screen.findByText('You cancelled this order')).toBeTruthy()
})

it('says why the order can’t be cancelled any more, and shows its current status', async () => {
  const paid = orderDetail({ status: 'pending_shipment', pay_by: null, pay_method: 'qris', actions: ['change_address', 'invoice'] })
  const { user } = await open({ [DETAIL]: [{ data: orderDetail() }, { data: paid }], [CANCEL]: [{ code: ERRORS.ORDER_ALREADY_PAID.code }] })
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' })
  await user.click(within(dialog).getByRole('radio', { name: 'Another reason' }))
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  const refusalDialog = await screen.findByRole('dialog', { name: "This order can't be cancelled" })
  expect(within(refusalDialog).getByText('This order has already been paid.')).toBeTruthy()
  expect(await within(refusalDialog).findByText('Packing')).toBeTruthy()
  await user.click(within(refusalDialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(await screen.findByText('Being packed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

it('explains the consequences before receipt is confirmed, and why it was refused', async () => {
  const shipped = orderDetail({
    status: 'pending_receipt',
    pay_by: null,
    pay_method: 'qris',
    actions: ['confirm_receipt', 'track'],
    parcels: [plainParcel],
  })
  const closed = orderDetail({ status: 'closed', pay_by: null, close_reason: 'closed_by_merchant', actions: ['buy_again'] })
  const { user } = await open({
    [DETAIL]: [{ data: shipped }, { data: closed }],
    [SYSTEM]: [{ data: serviceSettings }],
    [RECEIPT]: [{ code: ERRORS.ORDER_STATUS_MISMATCH.code }],
  })
  await user.click(await screen.findByRole('button', { name: 'Confirm receipt' }))
  const dialog = await screen.findByRole('dialog', { name: 'Has everything arrived?' })
  expect(within(dialog).getByText('You get 62 coins.')).toBeTruthy()
  expect(within(dialog).getByText("This can't be undone.")).toBeTruthy()
  expect(within(dialog).getByText(/1 parcel is still on its way/)).toBeTruthy()
  expect(await within(dialog).findByText(/days to ask for a return/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Yes, received' }))
  const refusalDialog = await screen.findByRole('dialog', { name: "Receipt can't be confirmed" })
  expect(within(refusalDialog).getByRole('alert')).toBeTruthy()
  expect(await within(refusalDialog).findByText('Closed')).toBeTruthy()
})

it('waits with the button that confirms receipt until all consequences are there', async () => {
  const shipped = orderDetail({
    status: 'pending_receipt',
    pay_by: null,
    pay_method: 'qris',
    actions: ['confirm_receipt'],
    parcels: [plainParcel],
  })
  const { reply, send } = lateReply()
  const { user } = await open({ [DETAIL]: [{ data: shipped }], [SYSTEM]: [reply] })
  await user.click(await screen.findByRole('button', { name: 'Confirm receipt' }))
  const button = await screen.findByRole('button', { name: 'Yes, received' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  send({ data: serviceSettings })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(screen.getByText(/days to ask for a return/)).toBeTruthy()
})

it('begins with the goods; the history of a parcel is folded behind its newest step, and every number stands once', async () => {
  const track = [
    { at: '2026-11-23T09:00:00+07:00', text: 'The courier is on the way', location: 'Jakarta Selatan' },
    { at: '2026-11-22T18:00:00+07:00', text: 'Arrived at a hub', location: 'Cikarang' },
  ]
  const events = [
    { kind: 'placed', at: '2026-11-22T12:00:00+07:00' },
    { kind: 'shipped', at: '2026-11-22T17:00:00+07:00' },
  ] as const
  const shipped = orderDetail({
    status: 'pending_receipt',
    pay_by: null,
    pay_method: 'qris',
    actions: [],
    events: [...events],
    parcels: [{ ...plainParcel, status: 'out_for_delivery', track }],
  })
  await open({ [DETAIL]: [{ data: shipped }], [SYSTEM]: [{ data: serviceSettings }] })
  const newest = await screen.findByText('The courier is on the way')
  const goods = screen.getByRole('link', { name: shipped.lines[0]?.product_name })
  expect(goods.compareDocumentPosition(newest) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const rest = screen.getByText('See full history').closest('details') as HTMLDetailsElement
  expect(rest.open).toBe(false)
  expect(
    within(rest)
      .getAllByRole('listitem', { hidden: true })
      .map(({ firstChild }) => firstChild?.textContent),
  ).toEqual(['Arrived at a hub', 'Order placed'])
  for (const number of ['NS1', plainParcel.tracking_number]) expect(screen.getAllByText(number)).toHaveLength(1)
})

it('says that there is no news of a parcel yet', async () => {
  const shipped = orderDetail({
    status: 'pending_receipt',
    pay_by: null,
    pay_method: 'qris',
    actions: [],
    events: undefined,
    parcels: [{ ...plainParcel, track: [] }],
  })
  await open({ [DETAIL]: [{ data: shipped }], [SYSTEM]: [{ data: serviceSettings }] })
  expect(await screen.findByText('No tracking update yet.')).toBeTruthy()
})

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
    parcels: [plainParcel],
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
  await open({ [DETAIL]: [{ data: done }], [SYSTEM]: [{ data: serviceSettings }] })
  const field = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
  await screen.findByText('Order information')
  expect(
    ['Order number', 'Order date', 'Payment date', 'Payment method', 'Delivery method', 'Logistics provider', 'Tracking number'].map(field),
  ).toEqual([
    'NS1',
    '22/11/2026 12:00:00',
    '22/11/2026 12:05:00',
    'Virtual account transfer · Bank Arta',
    'Regular',
    'Kilat Nusa Express',
    'KNX008122649021',
  ])
  expect(['Recipient', 'Contact number', 'Message', 'Coins used'].map(field)).toEqual([
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
  expect(screen.getByRole('link', { name: 'Frequently asked questions' }).getAttribute('href')).toBe('/faqs')
})

it("says that the order doesn't exist", async () => {
  await open({ [DETAIL]: [{ code: ERRORS.ORDER_NOT_FOUND.code }] })
  expect(await screen.findByText('Order not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/order')
})

const request = { after_sale_no: 'AS1', type: 'refund_only', status: 1, end_reason: null, refund_amount: 20_000 } as const
const received = { status: 'pending_receipt', pay_by: null, pay_method: 'qris' } as const

it('lists the after-sales requests of an order, links to a new one, and shows the amount refunded so far', async () => {
  const refunded = { ...request, after_sale_no: 'AS0', type: 'return_refund', status: 4 } as const
  const some = orderDetail({ ...received, after_sales: [request, refunded], refunded_amount: 20_000, actions: ['after_sale'] })
  await open({ [DETAIL]: [{ data: some }], [SYSTEM]: [{ data: serviceSettings }] })
  expect(within(await screen.findByRole('link', { name: 'Open request AS1' })).getByText('Awaiting review')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open request AS0' }).getAttribute('href')).toBe('/afterSaleOrderDetail/AS0')
  expect(screen.getByRole('link', { name: 'Ask for after-sales' }).getAttribute('href')).toBe('/applyRefund?order_no=NS1')
  expect(screen.getByText('Refunded so far').parentElement?.textContent).toContain('20.000')
  expect(screen.getByRole('link', { name: 'How returns and refunds work' }).getAttribute('href')).toBe('/faqs#afterSale')
})

it('links to the ongoing request that prevents confirming receipt', async () => {
  const before = orderDetail({ ...received, actions: ['confirm_receipt'] })
  const locked = orderDetail({ ...received, after_sales: [request], after_sale: request, actions: [] })
  const { user } = await open({
    [DETAIL]: [{ data: before }, { data: locked }],
    [SYSTEM]: [{ data: serviceSettings }],
    [RECEIPT]: [{ code: ERRORS.AFTER_SALE_ONGOING.code }],
  })
  await user.click(await screen.findByRole('button', { name: 'Confirm receipt' }))
  const dialog = await screen.findByRole('dialog', { name: 'Has everything arrived?' })
  await user.click(within(dialog).getByRole('button', { name: 'Yes, received' }))
  const refusalDialog = await screen.findByRole('dialog', { name: "Receipt can't be confirmed" })
  expect((await within(refusalDialog).findByRole('link', { name: 'See that request' })).getAttribute('href')).toBe(
    '/afterSaleOrderDetail/AS1',
  )
})

it('shows that a closed order was refunded completely', async () => {
  await open({ [DETAIL]: [{ data: orderDetail({ status: 'closed', pay_by: null, close_reason: 'refunded', actions: [] }) }] })
  expect(await screen.findByText('Everything on it was refunded')).toBeTruthy()
})

it('shows that a delivered order has arrived, and when it completes automatically', async () => {
  const events = [{ kind: 'delivered', at: '2026-11-22T12:00:00+07:00' }] as const
  const order = orderDetail({ ...received, events: [...events], completes_at: '2026-11-29T12:00:00+07:00', actions: ['confirm_receipt'] })
  await open({ [DETAIL]: [{ data: order }], [SYSTEM]: [{ data: serviceSettings }] })
  expect(await screen.findByText('Delivered on 22/11/2026 12:00:00')).toBeTruthy()
  expect(screen.getByText('Auto-completes on 29/11/2026 12:00:00')).toBeTruthy()
  expect(screen.getByText('Delivered')).toBeTruthy()
})
