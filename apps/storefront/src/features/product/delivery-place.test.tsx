import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { productDetail } from '#testing/product-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { DeliveryPanel } from './product-info.tsx'

// Loads the dialog before the first test's timeout starts.
await Promise.all([import('#ui/chakra/chakra-dialog.tsx'), import('./city-picker.tsx')])

const DELIVERY = '/consumer/product/delivery'
const user = userEvent.setup()
const areaOf = (code: string, name: string, flag_supported = true) => ({ code, name, flag_supported, postal_heads: [] })

async function open() {
  const calls = stubApi({
    '/member/address/areas': [
      { data: { list: [areaOf('35', 'Jawa Timur'), areaOf('94', 'Papua', false)] } },
      { data: { list: [areaOf('3578', 'Kota Surabaya')] } },
    ],
    [DELIVERY]: [
      { data: { delivery: { city: 'Kota Surabaya', ship_within_hours: 48, min_days: 4, max_days: 5, fee: 23_000 }, flag_cod: false } },
    ],
  })
  await renderInShop(<DeliveryPanel product={productDetail({ flag_cod: true })} />)
  return () => calls.filter(({ path }) => path === DELIVERY).map(({ body }) => body)
}

async function choose(name: RegExp, option: string) {
  await screen.findByRole('option', { name: option })
  await user.selectOptions(screen.getByLabelText(name), option)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the city of the delivery', () => {
  it('can be changed: fee, days and payment follow, and the device remembers it', async () => {
    const asked = await open()
    await screen.findByText('To Jakarta Selatan')
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await screen.findByRole('dialog', { name: 'Which city does it go to?' })
    const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Show delivery to this city' })
    await choose(/Province/, 'Jawa Timur')
    expect(apply.disabled).toBe(true)
    await choose(/City/, 'Kota Surabaya')
    await user.click(apply)
    expect(await screen.findByText('To Kota Surabaya')).toBeTruthy()
    for (const text of [/Rp23\.000/, /4–5 days/, 'Online payment only']) expect(screen.getByText(text)).toBeTruthy()
    expect(asked()).toEqual([{ product_no: 'P1', city_code: '3578' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    await open()
    expect(await screen.findByText('To Kota Surabaya')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not one that the shop does not deliver to', async () => {
    const asked = await open()
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await choose(/Province/, 'Papua (not delivered)')
    expect((await screen.findByRole('alert')).textContent).toBe('The shop doesn’t deliver to Papua yet.')
    expect(asked()).toEqual([])
  })
})
