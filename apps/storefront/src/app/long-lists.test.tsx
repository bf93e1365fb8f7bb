import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { MessagesPage } from '#features/messages/messages-page.tsx'
import { OrderListPage } from '#features/orders/list/order-list-page.tsx'
import { formatDateTime } from '#platform/format/date.ts'
import { openPage } from '#testing/open-page.tsx'
import { orderSummary } from '#testing/trade-samples.ts'

// Each row formats one date.
vi.mock(import('#platform/format/date.ts'), async (importOriginal) => {
  const original = await importOriginal()
  return { ...original, formatDateTime: vi.fn(original.formatDateTime) }
})

const order = orderSummary({ status: 'completed', pay_by: null, actions: [] })
const message = { kind: 'system', title: 'Message', content: 'Text', is_read: true, link: null, created_at: '2026-11-22T08:40:26Z' }
/** Another in each page. */
const serverTime = (page: number) => ({ server_time: `2026-11-22T12:0${page}:00+07:00` })
/** Ten rows, then two more. */
const twoPages = (row: (n: number) => object, more: (page: number) => object) =>
  [Array.from({ length: 10 }, (_, n) => row(n)), [row(10), row(11)]].map((list, at) => ({ data: { list, total: 12, ...more(at) } }))

it.each([
  [
    'orders',
    '/order?tab=all',
    <OrderListPage key="" />,
    '/order/trade/list',
    (n: number) => ({ ...order, order_no: `NS${n}` }),
    serverTime,
  ],
  ['messages', '/message', <MessagesPage key="" />, '/message/page', (n: number) => ({ ...message, msg_no: `MSG${n}` }), () => ({})],
] as const)('a further page of %s leaves the rows before it as they are', async (_, at, page, path, row, more) => {
  const stubs = {
    [path]: twoPages(row, more),
    '/order/trade/order-status-summary': [{ data: { unpaid: 0, processing: 0, shipped: 0, completed: 12, closed: 0 } }],
    '/message/count': [{ data: { total: 0, order: 0, after_sale: 0, promotion: 0, system: 0 } }],
  }
  await openPage(page, stubs, { at, member: true })
  const button = await screen.findByRole('button', { name: 'Load more' }, { timeout: 5_000 })
  vi.mocked(formatDateTime).mockClear()
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull())
  expect(formatDateTime).toHaveBeenCalledTimes(2)
})
