import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { shellRequests } from '#platform/shell/requests.ts'
import { stubApi } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { orderDetail, orderLine } from '#testing/trade-samples.ts'
import { InvoicePage, PrintedOrder } from './invoice-page.tsx'

describe('the page of an invoice', () => {
  const openInvoice = (part: Parameters<typeof orderDetail>[0]) =>
    openPage(
      <InvoicePage />,
      { '/membersrv_system': ['unreachable'], '/order/trade/detail/NS1': [{ data: orderDetail({ lines: [orderLine], ...part }) }] },
      { at: '/invoice/NS1', path: '/invoice/:no' },
    )

  it('shows the invoice of a paid order, and prints it', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await openInvoice({ status: 'pending_shipment', pay_by: null, payment_date: '2026-11-22T12:05:00+07:00', actions: ['invoice'] })
    const sheet = within(await screen.findByRole('article', { name: 'Invoice' }))
    expect(sheet.getByRole('rowheader', { name: new RegExp(orderLine.product_name) })).toBeTruthy()
    expect(sheet.getByText('Paid')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  const PAID = { status: 'pending_shipment', pay_by: null, payment_date: '2026-11-22T12:05:00+07:00', actions: ['invoice'] } as const

  it('in an app, the app prints it; an app that can’t gets a way on', async () => {
    const [print, posted] = [vi.fn(), vi.fn()]
    vi.stubGlobal('print', print)
    vi.stubGlobal('ReactNativeWebView', { postMessage: () => {} })
    shellRequests.connect(posted)
    shellRequests.receiveCapabilities(['print'])
    const { user } = await openInvoice({ ...PAID, actions: ['invoice'] })
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(posted.mock.calls).toEqual([[{ type: 'print', version: 1, title: 'Invoice NS1' }]])
    shellRequests.receiveCapabilities([])
    await user.click(screen.getByRole('button', { name: 'Print' }))
    const sheet = within(await screen.findByRole('dialog', { name: "This app can't print" }))
    await user.click(sheet.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(location.href)
    expect([print.mock.calls.length, posted.mock.calls.length]).toEqual([0, 1])
  })

  it('has none for an unpaid order', async () => {
    await openInvoice({})
    expect(await screen.findByText('No invoice yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  })
})

describe('an order on paper', () => {
  const print = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)))
  const sheet = (name: string) => screen.queryByRole('article', { name })

  async function openOrder(part: Parameters<typeof orderDetail>[0]) {
    stubApi({ '/membersrv_system': ['unreachable'] })
    const order = orderDetail({ lines: [orderLine], ...part })
    await renderInShop(<PrintedOrder order={order} />)
    return order
  }

  it('prints goods, prices and the address, and only then', async () => {
    const { order_no, recipient, delivery_address } = await openOrder({ actions: ['invoice'] })
    expect(sheet('Invoice')).toBeNull()
    print('beforeprint')
    const paper = within(await screen.findByRole('article', { name: 'Invoice' }))
    for (const text of [order_no, recipient, delivery_address]) expect(paper.getByText(text)).toBeTruthy()
    expect(paper.getByRole('rowheader', { name: new RegExp(orderLine.product_name) })).toBeTruthy()
    expect(paper.queryByRole('button')).toBeNull()
    print('afterprint')
    expect(sheet('Invoice')).toBeNull()
  })

  it("doesn't call an unpaid order's paper an invoice, nor shows its state as good", async () => {
    await openOrder({ actions: ['pay', 'cancel'], status: 'pending_payment' })
    print('beforeprint')
    const paper = within(await screen.findByRole('article', { name: 'Order details' }))
    expect(paper.getByText('To pay').className).toContain('amber')
    expect(paper.queryByText('Invoice')).toBeNull()
  })
})
