import { ERRORS } from '@nusaria/contracts/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lateReply } from '#testing/api-stub.ts'
import { serviceSettings } from '#testing/member-samples.ts'
import { orderDetail } from '#testing/trade-samples.ts'
import { DETAIL, openOrder, orderParcel, received, SYSTEM } from './testing/open-order.tsx'

const CANCEL = '/order/trade/cancel'
const RECEIPT = '/order/trade/confirm_receipt'

describe('cancelling the order', () => {
  it('says why the order can’t be cancelled any more, and shows its current status', async () => {
    const paid = orderDetail({ status: 'pending_shipment', pay_by: null, pay_method: 'qris', actions: ['change_address', 'invoice'] })
    const { user, sent } = await openOrder({
      [DETAIL]: [{ data: orderDetail() }, { data: paid }],
      [CANCEL]: [{ code: ERRORS.ORDER_ALREADY_PAID.code }],
    })
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' })
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Cancel order' })
    expect(confirm.disabled).toBe(true)
    await user.click(within(dialog).getByRole('radio', { name: 'Another reason' }))
    await user.click(confirm)
    expect(sent(CANCEL)).toEqual([{ order_no: 'NS1', reason: 'other' }])
    const refusalDialog = await screen.findByRole('dialog', { name: "This order can't be cancelled" })
    expect(within(refusalDialog).getByText('This order has already been paid.')).toBeTruthy()
    expect(await within(refusalDialog).findByText('Packing')).toBeTruthy()
    await user.click(within(refusalDialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(await screen.findByText('Being packed')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it.each([
    ['is processed', orderDetail({ payment: { method: 'e_wallet', status: 'pending' }, flag_may_come_late: false }), true],
    ['waits for the shopper', orderDetail({ payment: { method: 'qris', status: 'created' }, flag_may_come_late: false }), true],
    ['has ended, but whose money may come', orderDetail({ payment: null, flag_may_come_late: true }), true],
    ['isn’t begun', orderDetail({ payment: null, flag_may_come_late: false }), false],
    ['isn’t known', orderDetail(), false],
  ])('the dialog that cancels an order whose payment %s says so of its money: %#', async (_, order, says) => {
    const { user } = await openOrder({ [DETAIL]: [{ data: order }] })
    await user.click((await screen.findAllByRole('button', { name: 'Cancel order' }))[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' })
    expect(within(dialog).queryByText('Money that still comes in is given back the way it came.') !== null).toBe(says)
  })
})

describe('confirming receipt', () => {
  it('explains the consequences before receipt is confirmed, and why it was refused', async () => {
    const shipped = orderDetail({
      ...received,
      actions: ['confirm_receipt', 'track'],
      parcels: [orderParcel],
    })
    const closed = orderDetail({ status: 'closed', pay_by: null, close_reason: 'closed_by_merchant', actions: ['buy_again'] })
    const { user } = await openOrder({
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
    expect(await within(refusalDialog).findByText('Cancelled by the shop')).toBeTruthy()
  })

  it('waits with the button that confirms receipt until all consequences are loaded', async () => {
    const shipped = orderDetail({
      ...received,
      actions: ['confirm_receipt'],
      parcels: [orderParcel],
    })
    const { reply, send } = lateReply()
    const { user } = await openOrder({ [DETAIL]: [{ data: shipped }], [SYSTEM]: [reply] })
    await user.click(await screen.findByRole('button', { name: 'Confirm receipt' }))
    const button = await screen.findByRole('button', { name: 'Yes, received' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    send({ data: serviceSettings })
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    expect(screen.getByText(/days to ask for a return/)).toBeTruthy()
  })

  it('links to the ongoing request that prevents confirming receipt', async () => {
    const request = { after_sale_no: 'AS1', type: 'refund_only', status: 1, end_reason: null, refund_amount: 20_000 } as const
    const before = orderDetail({ ...received, actions: ['confirm_receipt'] })
    const locked = orderDetail({ ...received, after_sales: [request], after_sale: request, actions: [] })
    const { user } = await openOrder({
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
})
