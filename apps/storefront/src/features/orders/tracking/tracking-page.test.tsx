import { ERRORS } from '@nusaria/contracts/errors'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { serviceSettings } from '#testing/member-samples.ts'
import { openPage } from '#testing/open-page.tsx'
import { orderLine, parcel } from '#testing/trade-samples.ts'
import { ShipmentTrackingPage } from './shipment-tracking-page.tsx'
import { TrackingDetailPage } from './tracking-detail-page.tsx'
import { TrackingPage } from './tracking-page.tsx'

const open = (at: string, replies: StubbedReplies) =>
  openPage(
    <TrackingPage />,
    { '/membersrv_system': [{ data: serviceSettings }], ...replies },
    { at, others: { '/trackingDetail': <TrackingDetailPage />, '/shipmentTracking': <ShipmentTrackingPage /> } },
  )

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
