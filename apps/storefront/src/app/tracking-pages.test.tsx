import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { InvoicePage } from '#features/orders/invoice/invoice-page.tsx'
import { ShipmentTrackingPage, TrackingDetailPage } from '#features/orders/tracking/shipment-tracking-page.tsx'
import { TrackingPage } from '#features/orders/tracking/tracking-page.tsx'
import { stubApi } from '#testing/api-stub.ts'
import { serviceSettings } from '#testing/member-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { orderDetail, orderLine, parcel } from '#testing/trade-samples.ts'

async function open(at: string, replies: Parameters<typeof stubApi>[0]) {
  stubApi({ '/membersrv_system': [{ data: serviceSettings }], ...replies })
  const view = await renderInShop(
    <Routes>
      <Route path="/tracking" element={<TrackingPage />} />
      <Route path="/trackingDetail" element={<TrackingDetailPage />} />
      <Route path="/shipmentTracking" element={<ShipmentTrackingPage />} />
      <Route path="/invoice/:no" element={<InvoicePage />} />
    </Routes>,
    { at },
  )
  return { ...view, user: userEvent.setup() }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('lists the parcels on their way, each with links to it and its order', async () => {
  await open('/tracking', { '/order/trade/parcels': [{ data: { list: [parcel()], total: 1 } }] })
  const row = (await screen.findByText('Handed to the courier')).closest('li')
  const within1 = within(row as HTMLElement)
  expect(within1.getByText('Expected 24/11/2026 – 26/11/2026')).toBeTruthy()
  expect(within1.getByRole('link', { name: /Open parcel/ }).getAttribute('href')).toBe('/trackingDetail?parcel_no=PK1')
  expect(within1.getByRole('link', { name: /NS1/ }).getAttribute('href')).toBe('/orderDetail/NS1')
})

it('shows one parcel’s track and its contents', async () => {
  await open('/trackingDetail?parcel_no=PK1', { '/order/trade/parcel/PK1': [{ data: parcel() }] })
  expect(await screen.findByText('Kopi Gayo')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy number' })).toBeTruthy()
})

it.each(['PARCEL_NOT_FOUND', 'ORDER_UNAUTHORIZED'] as const)('shows "not found" for a parcel of another member: %s', async (name) => {
  await open('/trackingDetail?parcel_no=PK9', { '/order/trade/parcel/PK9': [{ code: ERRORS[name].code }] })
  expect(await screen.findByText('Parcel not found')).toBeTruthy()
})

it('shows the parcels of an order one at a time, and remembers the tab', async () => {
  const second = parcel({ parcel_no: 'PK2', tracking_number: 'KNX2', lines: [{ ...orderLine, line_no: '2', product_name: 'Teko' }] })
  const { user, store } = await open('/shipmentTracking?order_no=NS1', {
    '/order/trade/shipments/NS1': [{ data: { order_no: 'NS1', list: [parcel(), second] } }],
  })
  expect(await screen.findByText('Kopi Gayo')).toBeTruthy()
  expect(screen.queryByText('Teko')).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Parcel 2' }))
  expect(screen.getByText('Teko')).toBeTruthy()
  expect(screen.getByText('KNX2')).toBeTruthy()
  expect(store.getState().globalState.packageTab).toBe('PK2')
})

it('prints the invoice of a paid order, and has none for an unpaid one', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const paid = orderDetail({
    status: 'pending_shipment',
    pay_by: null,
    pay_method: 'qris',
    payment_date: '2026-11-22T12:05:00+07:00',
    actions: ['invoice'],
  })
  const { user, unmount } = await open('/invoice/NS1', { '/order/trade/detail/NS1': [{ data: paid }] })
  const sheet = await screen.findByRole('article', { name: 'Invoice' })
  expect(within(sheet).getByRole('rowheader', { name: /Kopi Gayo/ })).toBeTruthy()
  expect(within(sheet).getByText('Paid')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  unmount()
  await open('/invoice/NS1', { '/order/trade/detail/NS1': [{ data: orderDetail() }] })
  await waitFor(() => expect(screen.getByText('No invoice yet')).toBeTruthy())
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})
