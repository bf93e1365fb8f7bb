import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { StubbedReply } from '../shared/testing/api-stub.ts'
import { stubApi } from '../shared/testing/api-stub.ts'
import { renderInShop } from '../shared/testing/render-in-shop.tsx'
import { orderDetail } from '../shared/testing/trade-samples.ts'
import { OrderDetailPage } from './order-detail-page.tsx'

const DETAIL = '/order/trade/detail/NS1'
const CANCEL = '/order/trade/cancel'
const RECEIPT = '/order/trade/confirm_receipt'

async function open(replies: Readonly<Record<string, readonly StubbedReply[]>>) {
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

it('says what confirming ends before it confirms, and shows why it was refused', async () => {
  const shipped = orderDetail({ status: 'pending_receipt', pay_by: null, pay_method: 'qris', actions: ['confirm_receipt', 'track'] })
  const { user } = await open({ [DETAIL]: [{ data: shipped }], [RECEIPT]: [{ code: ERRORS.ORDER_STATUS_MISMATCH.code }] })
  await user.click(await screen.findByRole('button', { name: 'Confirm receipt' }))
  const dialog = await screen.findByRole('dialog', { name: 'Has everything arrived?' })
  expect(within(dialog).getByText(/Confirming completes the order/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Yes, received' }))
  expect(await within(dialog).findByRole('alert')).toBeTruthy()
})

it('says that there is no such order', async () => {
  await open({ [DETAIL]: [{ code: ERRORS.ORDER_NOT_FOUND.code }] })
  expect(await screen.findByText('Order not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/order')
})
