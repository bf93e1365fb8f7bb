import { ERRORS } from '@nusaria/contracts/errors'
import type { VoucherOffer } from '@nusaria/contracts/voucher'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { takePendingAction } from '#session/take-pending-action.ts'
import type { StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { productDetail, sku } from '#testing/product-samples.ts'
import { cart } from '#testing/trade-samples.ts'
import { BoughtTogether } from './bought-together.tsx'
import { offer, offers, openProduct, option } from './testing/render-product.tsx'

// Loads the dialog before the first test's timeout starts.
await import('#ui/chakra/chakra-dialog.tsx')

const layout = vi.hoisted(() => ({ now: 'desktop' }))
vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => layout.now }))
afterEach(() => {
  layout.now = 'desktop'
})

const user = userEvent.setup()

describe('the buttons to buy', () => {
  it('say that the product is in the cart, with a link there', async () => {
    const { address } = await openProduct()
    await user.click(await option('Keju'))
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    const status = await screen.findByText('Added to your cart')
    await user.click(within(status.parentElement as HTMLElement).getByRole('link', { name: 'See cart' }))
    expect(address()).toBe('/cart')
    await waitFor(() => expect(screen.queryByText('Added to your cart')).toBeNull())
  })

  it('give way to similar products when all SKUs are sold out', async () => {
    const gone = productDetail({ sku_list: [sku(['Balado'], { stock: 0 })], options: [], flag_sold_out: 1 })
    await openProduct({ product: [{ data: gone }] })
    expect(await screen.findByRole('link', { name: 'See similar products' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull()
  })
})

describe('the buttons to buy of a phone', () => {
  const single: StubbedReply = { data: productDetail({ sku_list: [sku(['Balado'])], options: [] }) }

  it('ask for the variant, with the pressed button alone', async () => {
    layout.now = 'mobile'
    const { address } = await openProduct()
    await user.click(await screen.findByRole('button', { name: 'Buy now' }))
    const sheet = await screen.findByRole('dialog', { name: 'Choose an option' })
    expect(within(sheet).queryByRole('button', { name: 'Add to cart' })).toBeNull()
    await user.click(within(sheet).getByRole('button', { name: 'Buy now' }))
    expect(address()).toContain('/orderConfirm')
  })

  it('ask nothing when there is one variant', async () => {
    layout.now = 'mobile'
    const { sent, address } = await openProduct({ product: [single] })
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(sent('/order/trade/cart/add')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Buy now' }))
    expect(address()).toContain('/orderConfirm')
  })
})

describe('the vouchers of a product', () => {
  it('are claimed in a dialog, and stay where they are, so that the next touch meets no other', async () => {
    const other: VoucherOffer = { ...offer, coupon_no: 'HEMAT10', coupon_name: 'Big saver' }
    const claimed = offers([{ ...offer, claim_state: 'claimed' }, other])
    const { sent } = await openProduct({ member: true, vouchers: [offers([offer, other]), claimed] })
    await user.click(await screen.findByRole('button', { name: /Vouchers for this product/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Vouchers for this product' })
    await user.click(within(dialog).getByRole('button', { name: 'Claim Small saver' }))
    expect(await within(dialog).findByRole('link', { name: 'Use Small saver' })).toBeTruthy()
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map((name) => name.textContent),
    ).toEqual(['Small saver', 'Big saver'])
    expect(sent('/promotion/api/coupon/offers')[0]).toEqual({ product_no: 'P1' })
  })

  it('are one of each kind, with what they take off; those of the app are last and say so', async () => {
    const app: VoucherOffer = { ...offer, coupon_no: 'APP20', amount_off: null, percent_off: 20, flag_app_exclusive: true }
    const shipping: VoucherOffer = { ...offer, coupon_no: 'ONGKIR20', kind: 'shipping', amount_off: 20_000 }
    const chips = async () => (await screen.findByRole('button', { name: /Vouchers for this product/ })).textContent?.trim()
    const { unmount } = await openProduct({ vouchers: [offers([app, offer, shipping])] })
    expect(await chips()).toBe('Rp5K offRp20K off shippingClaim')
    unmount()
    await openProduct({ vouchers: [offers([app])] })
    expect(await chips()).toBe('20% off in the appClaim')
  })

  it('open the login for a guest, and keep the claim as pending action', async () => {
    const { store, address } = await openProduct({ at: 'product_no=P1&sku_no=P1-Keju' })
    await user.click(await screen.findByRole('button', { name: /Vouchers for this product/ }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Claim Small saver' }))
    await waitFor(() => expect(store.getState().loginInfo.loginOpen).toBe(true))
    expect(address()).toBe('/commodDetail?product_no=P1&sku_no=P1-Keju')
    expect(takePendingAction('M1')).toEqual({ kind: 'voucher', id: 'HEMAT5' })
  })

  it('keep their line when there are none, or after an error', async () => {
    await openProduct({ vouchers: [{ code: ERRORS.VOUCHER_QUERY_FAILED.code }, offers([])] })
    const line = await screen.findByRole('region', { name: 'Vouchers' })
    await user.click(await within(line).findByRole('button', { name: 'Try again' }))
    expect(await within(line).findByText('None for this product right now')).toBeTruthy()
    expect(within(line).getByRole('link', { name: 'All vouchers' })).toBeTruthy()
  })
})

describe('what is often bought together', () => {
  const SET = '/consumer/product/bought_together'
  const ADD = '/order/trade/cart/add_set'
  const item = (number: number) => ({
    product_no: `P${number}`,
    product_name: `Kopi ${number}`,
    sku_no: `S${number}`,
    spec_values: ['200 g'],
    price: 10_000 * number,
    image_url: '/kopi.svg',
  })
  const set: StubbedReply = { data: { items: [item(1), item(2), item(3)], amount: 59_000 } }

  const openSet = (sets: readonly StubbedReply[], adds: readonly StubbedReply[] = [{ data: cart([]) }]) =>
    openPage(<BoughtTogether skuNo="S1" />, { [SET]: sets, [ADD]: adds }, { toasts: true })

  it('can be added again when the cart refused it', async () => {
    await openSet([set], [{ code: ERRORS.STOCK_INSUFFICIENT.code }])
    const button = await screen.findByRole('button', { name: 'Add 3 products to the cart' })
    await user.click(button)
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    expect((await screen.findAllByText(/stock/i)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: 'See cart' })).toBeNull()
  })

  it('is shown with its price, and goes into the cart with one button', async () => {
    const { sent } = await openSet([set])
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
      const { sent } = await openSet([reply])
      await waitFor(() => expect(sent(SET)).toHaveLength(1))
      expect(screen.queryByText('Often bought together')).toBeNull()
      cleanup()
    }
  })
})
