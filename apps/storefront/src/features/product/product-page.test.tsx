import { ERRORS } from '@nusaria/contracts/errors'
import type { ProductDetail } from '@nusaria/contracts/product-entities'
import type { VoucherOffer } from '@nusaria/contracts/voucher'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionSaved } from '#platform/state/user-info.ts'
import { takePendingAction } from '#session/pending-action.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { callsAnswered } from '#testing/calls-answered.ts'
import { productDetail, sku } from '#testing/product-samples.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { cart, walletVoucher } from '#testing/trade-samples.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { ProductPage } from './product-page.tsx'

// Loads the dialog before the first test's timeout starts.
await import('#ui/chakra/chakra-dialog.tsx')

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
  readonly add?: readonly StubbedReply[]
  readonly member?: boolean
}

async function open({
  at = 'product_no=P1',
  product = [{ data: productDetail() }],
  vouchers,
  add = [{ data: cart([]) }],
  member = false,
}: Opening = {}) {
  const calls = stubApi({
    '/consumer/product/min_sku_detail/P1': product,
    '/consumer/product/visit/views': [{ data: null }],
    '/consumer/product/related_list': [{ data: { list: [], total: 0 } }],
    '/promotion/api/coupon/offers': vouchers ?? [offers([offer])],
    '/promotion/api/coupon/claim': [{ data: walletVoucher() }],
    '/order/trade/cart': [{ data: cart([]) }],
    '/order/trade/cart/add': add,
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
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('a product that fails to load', () => {
  it('shows an error with a retry when the server fails', async () => {
    const { user } = await open({ product: [{ code: ERRORS.PRODUCT_INTERNAL_ERROR.code }, { data: productDetail() }] })
    const alert = await screen.findByRole('alert')
    expect(address()).toBe('/commodDetail?product_no=P1')
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Keripik Singkong' })).toBeTruthy()
  })

  it('redirects to the page for missing products when it does not exist', async () => {
    await open({ product: [{ code: ERRORS.PRODUCT_INFO_MISSING.code }] })
    expect(await screen.findByText('no such product')).toBeTruthy()
  })
})

describe('a price that a flash sale changes while the page is open', () => {
  const later = (price: number): StubbedReply => ({
    data: productDetail({ sku_list: [sku(['Balado'], { price, scribing_price: 24_900 })] }),
  })

  const price_until = '2026-11-22T12:01:00+07:00'
  /** ms, by the server's clock */
  const untilThen = Date.parse(price_until) - Date.parse(productDetail().server_time ?? '')

  // Time also passes by itself, so that the page loads.
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

  it('is replaced at that moment by the one that holds from then on', async () => {
    const { calls } = await open({ product: [{ data: productDetail({ price_until }) }, later(24_500)] })
    expect(await screen.findByText('18.900')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(untilThen))
    expect(await screen.findByText('24.500')).toBeTruthy()
    expect(screen.queryByText('18.900')).toBeNull()
    expect(calls.filter(({ path }) => path.includes('min_sku_detail'))).toHaveLength(2)
  })

  it('is not asked for again and again when the server says that the moment has passed', async () => {
    const { calls, store } = await open({ product: [{ data: productDetail({ price_until: '2026-11-22T11:59:59+07:00' }) }, later(24_500)] })
    expect(await screen.findByText('18.900')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(untilThen))
    await callsAnswered(store)
    expect(calls.filter(({ path }) => path.includes('min_sku_detail'))).toHaveLength(1)
  })
})

describe('the selected SKU', () => {
  it('is written into the URL, in the same history entry', async () => {
    const { user } = await open()
    await user.click(await flavour('Keju'))
    await waitFor(() => expect(address()).toBe('/commodDetail?product_no=P1&sku_no=P1-Keju'))
    expect(await flavour('Keju')).toHaveProperty('checked', true)
  })

  it('survives a reload', async () => {
    await open({ at: 'product_no=P1&sku_no=P1-Keju' })
    expect(await flavour('Keju')).toHaveProperty('checked', true)
    expect(screen.getByText('19.900')).toBeTruthy()
  })

  it('is another one, with a note, when the SKU in the URL does not exist', async () => {
    await open({ at: 'product_no=P1&sku_no=P9-nothing' })
    expect(await flavour('Balado')).toHaveProperty('checked', true)
    const status = screen.getByText("The option in this link isn't offered any more. Chosen instead: Balado.")
    expect(status.closest('[role=status]')).toBeTruthy()
  })

  it.each(['by the URL', 'by the shopper'])('may be sold out, selected %s, and the buttons say so', async (by) => {
    const { user } = await open(by === 'by the URL' ? { at: 'product_no=P1&sku_no=P1-Original' } : {})
    if (by === 'by the shopper') await user.click(await flavour(/^Original/))
    expect(await flavour('Original · sold out')).toHaveProperty('checked', true)
    expect(screen.getByText('Original is sold out. Choose another option.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull()
    await user.click(await flavour('Keju'))
    expect(screen.getByRole('button', { name: 'Buy now' })).toBeTruthy()
    expect(screen.queryByText(/is sold out\. Choose/)).toBeNull()
  })

  it.each([
    ['sells out', [sku(['Balado']), sku(['Keju'], { stock: 0 }), sku(['Original'])]],
    ['is gone', [sku(['Balado']), sku(['Original'])]],
  ])('stays selected when it %s: a second press buys no other SKU', async (_, sku_list) => {
    const { user, calls } = await open({
      product: [{ data: productDetail() }, { data: productDetail({ sku_list }) }],
      add: [{ code: ERRORS.STOCK_INSUFFICIENT.code }],
    })
    await user.click(await flavour('Keju'))
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await flavour('Keju · sold out')).toHaveProperty('checked', true)
    expect(screen.getByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
    expect(calls.filter(({ path }) => path === '/order/trade/cart/add').map(({ body }) => body)).toEqual([
      { sku_no: 'P1-Keju', quantity: 1 },
    ])
  })

  const sizes = {
    options: [
      { spec_name: 'Flavour', values: ['Balado', 'Original'] },
      { spec_name: 'Size', values: ['68 g', '3 × 180 g'] },
    ],
    sku_list: [
      sku(['Balado', '68 g'], { price: 9_500 }),
      sku(['Balado', '3 × 180 g'], { price: 64_500 }),
      sku(['Original', '68 g'], { price: 9_500 }),
    ],
  }

  it('keeps the size when the flavour changes, even when that is sold out', async () => {
    const out = sku(['Original', '3 × 180 g'], { price: 64_500, stock: 0 })
    const { user } = await open({ product: [{ data: productDetail({ ...sizes, sku_list: [...sizes.sku_list, out] }) }] })
    await user.click(await flavour('3 × 180 g'))
    await user.click(await flavour(/^Original/))
    expect(await flavour('3 × 180 g · sold out')).toHaveProperty('checked', true)
    expect(screen.getByText('64.500')).toBeTruthy()
    expect(await flavour('68 g')).toHaveProperty('disabled', false)
    await user.click(await flavour('Balado'))
    expect(screen.getByRole('button', { name: 'Buy now' })).toBeTruthy()
  })

  it('has its own weight, specification and pictures', async () => {
    const large = {
      specification: '3 × 180 g × 1',
      net_weight_g: 540,
      gross_weight_g: 615,
      image_list: ['/media/large.svg', '/media/large-2.svg'],
      image_url: '/media/large.svg',
    }
    const [small, other, rest] = sizes.sku_list
    const sku_list = [small, { ...other, ...large }, rest] as ProductDetail['sku_list']
    const { user } = await open({ product: [{ data: productDetail({ ...sizes, sku_list }) }] })
    expect(await screen.findByText('180 g × 1')).toBeTruthy()
    await user.click(await flavour('3 × 180 g'))
    expect(screen.getByText('3 × 180 g × 1')).toBeTruthy()
    expect(screen.getByText('540 g')).toBeTruthy()
    expect(screen.getByText('615 g')).toBeTruthy()
    const gallery = screen.getByRole('region', { name: /Pictures of/ })
    expect(
      within(gallery)
        .getAllByRole('img')
        .map((img) => img.getAttribute('src')),
    ).toEqual(large.image_list)
  })

  it('says what it changed when a combination does not exist', async () => {
    const { user } = await open({ product: [{ data: productDetail(sizes) }] })
    await user.click(await flavour('3 × 180 g'))
    await user.click(await flavour('Original'))
    expect(await flavour('68 g')).toHaveProperty('checked', true)
    const note = screen.getByText("That combination isn't offered. Your choice is now Original, 68 g.")
    expect(note.closest('[role=status]')).toBeTruthy()
  })
})

describe('the quantity', () => {
  it.each([
    ['more than an order takes', 'P1-Keju', 'At most 10 per order', '10'],
    ['more than there are', 'P1-Balado', 'Only 200 left', '200'],
  ])('shows the limit when it is %s', async (_, skuNo, message, kept) => {
    const { user } = await open({ at: `product_no=P1&sku_no=${skuNo}` })
    const pieces = await screen.findByRole('spinbutton', { name: 'Quantity' })
    await user.clear(pieces)
    await user.type(pieces, '999{Enter}')
    expect((await screen.findByText(message)).role).toBe('status')
    expect(pieces).toHaveProperty('value', kept)
    await user.click(screen.getByRole('button', { name: 'One less' }))
    expect(screen.queryByText(message)).toBeNull()
  })
})

describe('the vouchers of a product', () => {
  it('are claimed in a dialog', async () => {
    const { user, calls } = await open({ member: true, vouchers: [offers([offer]), offers([{ ...offer, claim_state: 'claimed' }])] })
    await user.click(await screen.findByRole('button', { name: /Vouchers for this product/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Vouchers for this product' })
    await user.click(within(dialog).getByRole('button', { name: 'Claim Small saver' }))
    expect(await within(dialog).findByText('Claimed')).toBeTruthy()
    expect(calls.find(({ path }) => path === '/promotion/api/coupon/offers')?.body).toEqual({ product_no: 'P1' })
  })

  it('stay where they are when one is claimed, so that the next touch meets no other', async () => {
    const other: VoucherOffer = { ...offer, coupon_no: 'HEMAT10', coupon_name: 'Big saver' }
    const claimed = offers([{ ...offer, claim_state: 'claimed' }, other])
    const { user } = await open({ member: true, vouchers: [offers([offer, other]), claimed] })
    await user.click(await screen.findByRole('button', { name: /Vouchers for this product/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Vouchers for this product' })
    await user.click(within(dialog).getByRole('button', { name: 'Claim Small saver' }))
    expect(await within(dialog).findByText('Claimed')).toBeTruthy()
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map((name) => name.textContent),
    ).toEqual(['Small saver', 'Big saver'])
  })

  it('open the login for a guest, and keep the claim as pending action', async () => {
    const { user, store } = await open({ at: 'product_no=P1&sku_no=P1-Keju' })
    await user.click(await screen.findByRole('button', { name: /Vouchers for this product/ }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Claim Small saver' }))
    await waitFor(() => expect(store.getState().loginInfo.loginOpen).toBe(true))
    expect(address()).toBe('/commodDetail?product_no=P1&sku_no=P1-Keju')
    expect(takePendingAction('M1')).toEqual({ kind: 'voucher', id: 'HEMAT5' })
  })

  it('keep their line when there are none, or after an error', async () => {
    const { user } = await open({ vouchers: [{ code: ERRORS.VOUCHER_QUERY_FAILED.code }, offers([])] })
    const line = await screen.findByRole('region', { name: 'Vouchers' })
    await user.click(await within(line).findByRole('button', { name: 'Try again' }))
    expect(await within(line).findByText('None for this product right now')).toBeTruthy()
    expect(within(line).getByRole('link', { name: 'All vouchers' })).toBeTruthy()
  })
})

it('says that the product is in the cart, with a link there', async () => {
  const { user } = await open()
  await user.click(await flavour('Keju'))
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  const status = await screen.findByText('Added to your cart')
  await user.click(within(status.parentElement as HTMLElement).getByRole('link', { name: 'See cart' }))
  expect(address()).toBe('/cart')
  await waitFor(() => expect(screen.queryByText('Added to your cart')).toBeNull())
})

it('links to similar products when all SKUs are sold out', async () => {
  const gone = productDetail({ sku_list: [sku(['Balado'], { stock: 0 })], options: [], flag_sold_out: 1 })
  await open({ product: [{ data: gone }] })
  expect(await screen.findByRole('link', { name: 'See similar products' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull()
})
