import type { AfterSaleItem } from '@nusaria/contracts/after-sale-entities'
import { ERRORS } from '@nusaria/contracts/errors'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { afterSaleDetail } from '#testing/after-sale-samples.ts'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { orderSummary } from '#testing/trade-samples.ts'
import { AfterSaleListPage } from './after-sale-list-page.tsx'

const LIST = '/order/after-sale/list'
const DETAIL = '/order/after-sale/detail/AS1'
const CANCEL = '/order/after-sale/cancel'
const ORDERS = '/order/trade/list'

type AfterSaleListItem = z.output<typeof AfterSaleItem>

const NOW = '2026-11-22T12:00:00+07:00'

function afterSale(part: Partial<AfterSaleListItem> = {}): AfterSaleListItem {
  const { after_sale_no, type, status, end_reason, refund_amount, order_no, reason, lines, quantity, deadline, actions, applied_at } =
    afterSaleDetail(part)
  return { after_sale_no, type, status, end_reason, refund_amount, order_no, reason, lines, quantity, deadline, actions, applied_at }
}

const page = (...list: readonly object[]) => ({ data: { list, total: list.length, server_time: NOW } })

// Loads the lazy dialogs before the first test's timeout starts.
await Promise.all([import('../common/cancel-after-sale-dialog.tsx'), import('#ui/chakra/chakra-dialog.tsx')])

const open = (replies: StubbedReplies) => openPage(<AfterSaleListPage />, replies, { at: '/afterSaleOrder', path: '/afterSaleOrder' })

it('shows the status, the next step and the time left of each request', async () => {
  const owed = afterSale({ after_sale_no: 'AS2', status: AFTER_SALE_STATUS.failure, end_reason: 'refund_failed', actions: ['retry'] })
  const refused = afterSale({ after_sale_no: 'AS3', status: AFTER_SALE_STATUS.failure, end_reason: 'refused', actions: ['reapply'] })
  const due = afterSale({
    status: AFTER_SALE_STATUS.awaitingReturn,
    deadline: '2026-11-26T13:02:03+07:00',
    actions: ['send_back', 'cancel'],
  })
  await open({ [LIST]: [page(due, owed, refused)] })
  await screen.findByRole('link', { name: 'Open request AS1' })
  const card = (no: string) => within(screen.getByRole('link', { name: `Open request ${no}` }).closest('li') as HTMLElement)
  expect(card('AS1').getByText('Awaiting return')).toBeTruthy()
  expect(card('AS1').getByRole('timer').textContent).toMatch(/Send back within 4 days 01:0\d:\d\d/)
  expect(card('AS1').getByRole('link', { name: 'Send back' }).getAttribute('href')).toBe('/afterSaleOrderDetail/AS1')
  expect(card('AS1').getByText('Return and refund')).toBeTruthy()
  expect(card('AS2').getByText(/The refund failed/)).toBeTruthy()
  expect(card('AS2').getByRole('link', { name: 'Retry refund' }).getAttribute('href')).toBe('/afterSaleOrderDetail/AS2')
  expect(card('AS3').getByText('Refused by the shop')).toBeTruthy()
  expect(card('AS3').getByRole('link', { name: 'Ask again' }).getAttribute('href')).toBe('/applyRefund?after_sale_no=AS3')
})

it('shows why a request ended; a failed refund counts as not ended', async () => {
  const ended = (end_reason: AfterSaleListItem['end_reason'], index: number) =>
    afterSale({ after_sale_no: `AS${index}`, status: AFTER_SALE_STATUS.failure, end_reason, actions: [] })
  const reasons = ['cancelled', 'refused', 'return_overdue', 'inspection_failed', 'refund_failed'] as const
  await open({ [LIST]: [page(...reasons.map(ended))] })
  await screen.findByText('AS0')
  const cards = screen.getAllByRole('link', { name: /Open request/ }).map((link) => link.closest('li')?.textContent ?? '')
  const labels = ['Withdrawn', 'Refused', 'Time over', 'Refused', 'Refund failed']
  for (const [index, word] of labels.entries()) expect(cards[index]).toContain(word)
  for (const card of cards) expect(card).not.toContain('Ended without refund')
})

it('lists failed refunds apart from requests that ended', async () => {
  const { user, of, address } = await open({ [LIST]: [page(afterSale()), page(), page()] })
  await user.click(await screen.findByRole('button', { name: 'Refund failed' }))
  await waitFor(() => expect(of(LIST)[1]?.body).toMatchObject({ status: AFTER_SALE_STATUS.failure, end_reasons: ['refund_failed'] }))
  expect(address()).toBe('/afterSaleOrder?status=refund_failed')
  await user.click(screen.getByRole('button', { name: 'Ended without refund' }))
  await waitFor(() =>
    expect(of(LIST)[2]?.body).toMatchObject({ end_reasons: ['cancelled', 'refused', 'return_overdue', 'inspection_failed'] }),
  )
})

it('shows no refund for a request that ended without one', async () => {
  await open({
    [LIST]: [
      page(
        afterSale({ status: AFTER_SALE_STATUS.failure, end_reason: 'refused' }),
        afterSale({ after_sale_no: 'AS2', status: AFTER_SALE_STATUS.failure, end_reason: 'refund_failed' }),
      ),
    ],
  })
  await screen.findByText('AS2')
  expect(screen.getAllByText('Refund asked for')).toHaveLength(1)
  expect(screen.getAllByText('Refund')).toHaveLength(1)
})

it('filters by status, with the status in the URL', async () => {
  const { user, of, address } = await open({ [LIST]: [page(afterSale()), page()] })
  await user.click(await screen.findByRole('button', { name: 'Refunded' }))
  expect(await screen.findByText('No request is in this state right now.')).toBeTruthy()
  expect(of(LIST)[1]?.body).toMatchObject({ status: AFTER_SALE_STATUS.success, page_num: 1 })
  expect(address()).toBe('/afterSaleOrder?status=4')
})

it('cancels a request after a confirmation, and says when it is too late', async () => {
  const now = { status: AFTER_SALE_STATUS.refundPending, actions: [] }
  const { user, of } = await open({
    [LIST]: [page(afterSale()), page(afterSale(now))],
    [CANCEL]: [{ code: ERRORS.AFTER_SALE_CANCEL_NOT_ALLOWED.code }],
    [DETAIL]: [{ data: afterSaleDetail(now) }],
  })
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw this request?' })
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  const refusal = await screen.findByRole('dialog', { name: "The request can't be withdrawn" })
  expect(of(CANCEL)[0]?.body).toEqual({ after_sale_no: 'AS1' })
  expect(within(refusal).getByRole('alert')).toBeTruthy()
  expect(await within(refusal).findByText('Refund under way')).toBeTruthy()
  await waitFor(() => expect(of(LIST)).toHaveLength(2))
})

it('lists the orders that a request can be filed for, each with that button only', async () => {
  const order = orderSummary({ status: 'completed', pay_method: 'qris', pay_by: null, actions: ['buy_again', 'review', 'after_sale'] })
  const { user, of } = await open({
    [LIST]: [page()],
    [ORDERS]: [page(order)],
  })
  await user.click(await screen.findByRole('button', { name: 'Start a request' }))
  expect((await screen.findByRole('link', { name: 'Problem or return' })).getAttribute('href')).toBe('/applyRefund?order_no=NS1')
  expect(screen.queryByRole('link', { name: 'Review' })).toBeNull()
  expect(screen.getByRole('tab', { name: 'Start a request', selected: true })).toBeTruthy()
  expect(of(ORDERS)[0]?.body).toMatchObject({ tab: 'all', action: 'after_sale' })
})
