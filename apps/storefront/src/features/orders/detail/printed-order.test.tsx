import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { orderDetail, orderLine } from '#testing/trade-samples.ts'
import { PrintedOrder } from '../invoice/invoice-page.tsx'

const print = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)))
const sheet = (name: string) => screen.queryByRole('article', { name })

async function open(part: Parameters<typeof orderDetail>[0]) {
  stubApi({ '/membersrv/system': ['unreachable'] })
  const order = orderDetail({ lines: [orderLine], ...part })
  await renderInShop(<PrintedOrder order={order} />)
  return order
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('prints goods, prices and the address, and only then', async () => {
  const { order_no, recipient, delivery_address } = await open({ actions: ['invoice'] })
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
  await open({ actions: ['pay', 'cancel'], status: 'pending_payment' })
  print('beforeprint')
  const paper = within(await screen.findByRole('article', { name: 'Order details' }))
  expect(paper.getByText('To pay').className).toContain('amber')
  expect(paper.queryByText('Invoice')).toBeNull()
})
