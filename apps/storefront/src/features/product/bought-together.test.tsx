import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { cart } from '#testing/trade-samples.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { BoughtTogether } from './bought-together.tsx'

const SET = '/consumer/product/bought_together'
const ADD = '/order/trade/cart/add_set'
const user = userEvent.setup()
const item = (number: number) => ({
  product_no: `P${number}`,
  product_name: `Kopi ${number}`,
  sku_no: `S${number}`,
  spec_values: ['200 g'],
  price: 10_000 * number,
  image_url: '/kopi.svg',
})
const set: StubbedReply = { data: { items: [item(1), item(2), item(3)], amount: 59_000 } }

async function open(sets: readonly StubbedReply[], adds: readonly StubbedReply[] = [{ data: cart([]) }]) {
  const calls = stubApi({ [SET]: sets, [ADD]: adds })
  await renderInShop(
    <>
      <BoughtTogether skuNo="S1" />
      <Toaster />
    </>,
  )
  return (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('what is often bought together', () => {
  it('can be added again when the cart refused it', async () => {
    await open([set], [{ code: ERRORS.STOCK_INSUFFICIENT.code }])
    const button = await screen.findByRole('button', { name: 'Add 3 products to the cart' })
    await user.click(button)
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    expect((await screen.findAllByText(/stock/i)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: 'See cart' })).toBeNull()
  })

  it('is shown with its price, and goes into the cart with one button', async () => {
    const sent = await open([set])
    await user.click(await screen.findByRole('button', { name: 'Add 3 products to the cart' }))
    expect(screen.getAllByRole('link', { name: /^Kopi/ }).map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3].map((number) => `/commodDetail?product_no=P${number}`),
    )
    expect(screen.getByText('59.000')).toBeTruthy()
    expect(sent(ADD)).toEqual([{ sku_nos: ['S1', 'S2', 'S3'] }])
    expect(await screen.findByText('3 products added to your cart')).toBeTruthy()
  })

  it('is not there without a set, or when it fails to load', async () => {
    for (const reply of [{ data: { items: [], amount: 0 } }, 'unreachable'] as const) {
      const sent = await open([reply])
      await waitFor(() => expect(sent(SET)).toHaveLength(1))
      expect(screen.queryByText('Often bought together')).toBeNull()
      cleanup()
    }
  })
})
