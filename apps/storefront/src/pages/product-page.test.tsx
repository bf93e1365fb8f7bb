import { ERRORS } from '@nusaria/contracts/errors'
import type { VoucherOffer } from '@nusaria/contracts/promotion'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sessionSaved } from '../shared/state/user-info.ts'
import { takeWish } from '../shared/state/wish.ts'
import type { StubbedReply } from '../shared/testing/api-stub.ts'
import { stubApi } from '../shared/testing/api-stub.ts'
import { productDetail, sku } from '../shared/testing/product-detail-sample.ts'
import { renderInShop, shopStore } from '../shared/testing/render-in-shop.tsx'
import { cart, walletVoucher } from '../shared/testing/trade-samples.ts'
import { Toaster } from '../shared/ui/toaster.tsx'
import { ProductPage } from './product-page.tsx'

// The window's code is here before the first test's clock runs.
await import('../shared/ui/chakra/dialog.tsx')

const { voucher_no, state, claimed_at, expires_at, used_at, order_no, ...terms } = walletVoucher({ coupon_name: 'Small saver' })
const offer: VoucherOffer = { ...terms, claim_state: 'claimable', claimed_percent: 10 }
const offers = (list: readonly VoucherOffer[]): StubbedReply => ({ data: { list, server_time: '2026-11-22T12:00:00+07:00' } })

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

interface Opening {
  readonly at?: string
  readonly product?: readonly StubbedReply[]
  readonly vouchers?: readonly StubbedReply[]
  readonly member?: boolean
}

async function open({ at = 'product_no=P1', product = [{ data: productDetail() }], vouchers, member = false }: Opening = {}) {
  const calls = stubApi({
    '/consumer/product/min_sku_detail/P1': product,
    '/consumer/product/visit/views': [{ data: null }],
    '/consumer/product/related_list': [{ data: { list: [], total: 0 } }],
    '/promotion/api/coupon/offers': vouchers ?? [offers([offer])],
    '/promotion/api/coupon/claim': [{ data: walletVoucher() }],
    '/order/trade/cart': [{ data: cart([]) }],
    '/nav/type/list': [{ data: [] }],
  })
  const store = shopStore()
  if (member) store.dispatch(sessionSaved({ auth_token: 'token', member_no: 'M1' }))
  await renderInShop(
    <>
      <Routes>
        <Route path="/commodDetail" element={<ProductPage />} />
        <Route path="/commodDetailEmpty" element={<p>no such product</p>} />
        <Route path="/login" element={<p>sign in</p>} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
      <Address />
      <Toaster />
    </>,
    { store, at: `/commodDetail?${at}` },
  )
  return { user: userEvent.setup(), calls, store }
}

const address = () => screen.getByLabelText('address').textContent
const flavour = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('a product that cannot be shown', () => {
  it('says so in its place when the shop is in trouble, and comes on the next try', async () => {
    const { user } = await open({ product: [{ code: ERRORS.PRODUCT_INTERNAL_ERROR.code }, { data: productDetail() }] })
    const alert = await screen.findByRole('alert')
    expect(address()).toBe('/commodDetail?product_no=P1')
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Keripik Singkong' })).toBeTruthy()
  })

  it('has a page of its own when the shop does not have it', async () => {
    await open({ product: [{ code: ERRORS.PRODUCT_INFO_MISSING.code }] })
    expect(await screen.findByText('no such product')).toBeTruthy()
  })
})

describe('the choice', () => {
  it('is named in the address, in the same entry of the history', async () => {
    const { user } = await open()
    await user.click(await flavour('Keju'))
    await waitFor(() => expect(address()).toBe('/commodDetail?product_no=P1&sku_no=P1-Keju'))
    expect(await flavour('Keju')).toHaveProperty('checked', true)
  })

  it('is kept by a reload', async () => {
    await open({ at: 'product_no=P1&sku_no=P1-Keju' })
    expect(await flavour('Keju')).toHaveProperty('checked', true)
    expect(screen.getByText('19.900')).toBeTruthy()
  })

  it.each(['P1-Original', 'P9-nothing'])('is what can be bought when the address names %s', async (skuNo) => {
    await open({ at: `product_no=P1&sku_no=${skuNo}` })
    expect(await flavour('Balado')).toHaveProperty('checked', true)
  })

  it('leaves out what is sold out', async () => {
    await open()
    expect(await flavour('Original · sold out')).toHaveProperty('disabled', true)
  })
})

describe('how many', () => {
  it.each([
    ['more than an order takes', 'P1-Keju', 'At most 10 per order', '10'],
    ['more than there are', 'P1-Balado', 'Only 200 left', '200'],
  ])('says why when it is %s', async (_, skuNo, words, kept) => {
    const { user } = await open({ at: `product_no=P1&sku_no=${skuNo}` })
    const pieces = await screen.findByRole('spinbutton', { name: 'Quantity' })
    await user.clear(pieces)
    await user.type(pieces, '999{Enter}')
    expect((await screen.findByText(words)).role).toBe('status')
    expect(pieces).toHaveProperty('value', kept)
    await user.click(screen.getByRole('button', { name: 'One less' }))
    expect(screen.queryByText(words)).toBeNull()
  })
})

describe('its vouchers', () => {
  it('are claimed in a window over the page', async () => {
    const { user, calls } = await open({ member: true, vouchers: [offers([offer]), offers([{ ...offer, claim_state: 'claimed' }])] })
    await user.click(await screen.findByRole('button', { name: /Vouchers for this product/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Vouchers for this product' })
    await user.click(within(dialog).getByRole('button', { name: 'Claim Small saver' }))
    expect(await within(dialog).findByText('Claimed')).toBeTruthy()
    expect(calls.find(({ path }) => path === '/promotion/api/coupon/offers')?.body).toEqual({ product_no: 'P1' })
  })

  it('have a guest log in over the page, and keep what was claimed for after that', async () => {
    const { user, store } = await open({ at: 'product_no=P1&sku_no=P1-Keju' })
    await user.click(await screen.findByRole('button', { name: /Vouchers for this product/ }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Claim Small saver' }))
    await waitFor(() => expect(store.getState().loginInfo.loginOpen).toBe(true))
    expect(address()).toBe('/commodDetail?product_no=P1&sku_no=P1-Keju')
    expect(takeWish('M1')).toEqual({ kind: 'voucher', id: 'HEMAT5' })
  })

  it('keep their line when there are none, or none can be fetched', async () => {
    const { user } = await open({ vouchers: [{ code: ERRORS.VOUCHER_QUERY_FAILED.code }, offers([])] })
    const line = await screen.findByRole('region', { name: 'Vouchers' })
    await user.click(await within(line).findByRole('button', { name: 'Try again' }))
    expect(await within(line).findByText('None for this product right now')).toBeTruthy()
    expect(within(line).getByRole('link', { name: 'All vouchers' })).toBeTruthy()
  })
})

describe('sharing', () => {
  const link = `${location.origin}/commodDetail?product_no=P1`
  const shares = async () => {
    const { user } = await open({ at: 'product_no=P1&sku_no=P1-Keju' })
    await user.click(await screen.findByRole('button', { name: 'Share' }))
  }

  it("opens the device's own window with the product's address alone", async () => {
    const share = vi.fn(async () => undefined)
    Object.assign(navigator, { share })
    await shares()
    expect(share).toHaveBeenCalledWith({ title: 'Keripik Singkong', url: link })
    Reflect.deleteProperty(navigator, 'share')
  })

  it('copies the address where a device has no such window', async () => {
    await shares()
    expect(await screen.findByText('The link is copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(link)
  })

  it('shows the address where nothing can be copied', async () => {
    const { user } = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await within(await screen.findByRole('dialog', { name: 'Share this product' })).findByText(link)).toBeTruthy()
  })
})

it('offers what is like it when all of it is sold out', async () => {
  const gone = productDetail({ sku_list: [sku(['Balado'], { stock: 0 })], options: [], flag_sold_out: 1 })
  await open({ product: [{ data: gone }] })
  expect(await screen.findByRole('link', { name: 'See similar products' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull()
})
