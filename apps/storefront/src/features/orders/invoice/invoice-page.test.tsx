import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { orderDetail, orderLine } from '#testing/trade-samples.ts'
import { InvoicePage } from './invoice-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows the invoice of a paid order, and prints it', async () => {
  stubApi({
    '/order/trade/detail/NS1': [{ data: orderDetail({ lines: [orderLine], actions: ['invoice'] }) }],
    '/membersrv/system': ['unreachable'],
  })
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await renderInShop(
    <Routes>
      <Route path="/invoice/:no" element={<InvoicePage />} />
    </Routes>,
    { at: '/invoice/NS1' },
  )
  expect((await screen.findByRole('article', { name: 'Invoice' })).textContent).toContain(orderLine.product_name)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
