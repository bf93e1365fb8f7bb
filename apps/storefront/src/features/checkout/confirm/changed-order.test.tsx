import type { Confirmation } from '@nusaria/contracts/order-entities'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { selectedSku } from '#platform/state/user-info.ts'
import { address, confirmation } from '#testing/trade-samples.ts'
import { CONFIRM, open, PLACE, placed, refused, show, targetOf } from './testing/open-confirm-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('a changed order: above it, with what changed, and the order can be placed as it is now', async () => {
  const { user, place, of } = await open({
    [CONFIRM]: [
      { data: confirmation({ digest: 'before' }) },
      { data: confirmation({ digest: 'now', address: { ...address, address_line1: 'Jl. Baru 9' } }) },
    ],
    [PLACE]: [refused('ORDER_CHANGED'), placed],
  })
  await user.click(place)
  expect(targetOf(await screen.findByRole('alert'))).toBe('changes')
  expect((await screen.findAllByText('The address was edited')).length).toBeGreaterThan(0)
  await waitFor(() => expect(place.disabled).toBe(false))
  await user.click(place)
  expect(await screen.findByText('cashier')).toBeTruthy()
  expect(of(PLACE).map(({ body }) => (body as { digest: string }).digest)).toEqual(['before', 'now'])
})

describe('what changed since the shopper saw the cart', () => {
  const dearer = { ...confirmation().lines[0], price: 55_000 } as Confirmation['lines'][number]
  const left = { product_no: 'P2', sku_no: 'S2', product_name: 'Teh Melati', spec_values: [], reason: 'sold_out' as const, stock: 0 }
  const tea = { product_no: 'P2', sku_no: 'S2', product_name: 'Teh Melati', spec_values: [], price: 20_000 }

  it('is named, and a higher price must be checked before the order can be placed', async () => {
    const { user, place, store } = await show({ [CONFIRM]: [{ data: confirmation({ lines: [dearer], left_out: [left] }) }] }, undefined, [
      selectedSku({ ...dearer, price: 50_000 }),
      selectedSku({ ...tea, quantity: 1 }),
    ])
    expect(await screen.findByText('Teh Melati is left out: sold out')).toBeTruthy()
    expect(screen.getByText('Kopi Gayo (200 g) went up from Rp50.000 to Rp55.000')).toBeTruthy()
    expect(place.disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'I’ve checked it' }))
    expect(place.disabled).toBe(false)
    expect(screen.queryByText('Teh Melati is left out: sold out')).toBeNull()
    expect(store.getState().userInfo.selectSkus).toMatchObject([{ sku_no: 'S1', seen: { price: 55_000 } }])
  })

  it('a price that rose while the order was refused can be checked, and the order placed', async () => {
    const { user, place } = await open({
      [CONFIRM]: [{ data: confirmation() }, { data: confirmation({ lines: [dearer] }) }],
      [PLACE]: [refused('ORDER_CHANGED'), placed],
    })
    await user.click(place)
    expect(targetOf(await screen.findByRole('alert'))).toBe('changes')
    await user.click(await screen.findByRole('button', { name: 'I’ve checked it' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(place)
    expect(await screen.findByText('cashier')).toBeTruthy()
  })

  it('days that have passed are not promised', async () => {
    const [option] = confirmation().delivery_options
    const past = option && { ...option, earliest: '2020-01-02T12:00:00+07:00', latest: '2020-01-04T12:00:00+07:00' }
    const server_time = '2020-01-10T12:00:00+07:00'
    await open({ [CONFIRM]: [{ data: confirmation({ delivery_options: past ? [past] : [], server_time }) }] })
    expect(screen.queryByText(/arrives/)).toBeNull()
    expect(screen.getByText('Kilat Nusa Express')).toBeTruthy()
  })

  it('a lower price is named, and stops nothing', async () => {
    const { place } = await show({ [CONFIRM]: [{ data: confirmation() }] }, undefined, [selectedSku({ ...dearer, price: 60_000 })])
    expect(await screen.findByText('Kopi Gayo (200 g) went down from Rp60.000 to Rp50.000')).toBeTruthy()
    await waitFor(() => expect(place.disabled).toBe(false))
  })
})
