import { ERRORS } from '@nusaria/contracts/errors'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cart, cartLine, confirmation, walletVoucher } from '#testing/trade-samples.ts'
import { bestVoucher } from './cart-progress.tsx'
import { cartPath, lineOf, openCart, SHORTFALL, shortfallReply, USABLE } from './testing/render-cart.tsx'

const CONFIRM = '/order/trade/confirm'

describe('progress to free shipping and vouchers', () => {
  it('shows the amount missing for free shipping, and refetches when the cart changes', async () => {
    const { user } = await openCart({
      [SHORTFALL]: [shortfallReply(20_000), shortfallReply(0)],
      [cartPath('select')]: [{ data: cart([cartLine({ selected: false })], { product_amount: 0 }) }],
    })
    const link = await screen.findByRole('link', { name: /Add Rp20.000 more for free shipping/ })
    expect(link.getAttribute('href')).toBe('/coupons?coupon=ONGKIR20')
    await user.click(within(await lineOf()).getByRole('checkbox'))
    expect(await screen.findByRole('link', { name: /The free shipping voucher can be used/ })).toBeTruthy()
  })

  it.each([
    ['for the first order', { ships_free: 'first_order' }, 'Your first order ships free, without a voucher'],
    ['for goods that ship free', { ships_free: 'products' }, 'The selected products ship free, without a voucher'],
  ])('promises no voucher %s', async (_, more, message) => {
    await openCart({ [SHORTFALL]: [shortfallReply(0, 'ONGKIR20', more)] })
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.queryByText(/free shipping voucher/)).toBeNull()
  })

  it.each([
    ['claim a voucher that the shopper has not claimed', 'claimable', /^Claim the free shipping voucher/, '/coupons?coupon=ONGKIR20'],
    ['other vouchers where none is left', 'none', /^There is no free shipping voucher for you now/, '/coupons'],
  ])('leads to %s', async (_, voucher_state, name, to) => {
    await openCart({ [SHORTFALL]: [shortfallReply(0, 'ONGKIR20', { voucher_state })] })
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
  })

  it("shows the amount missing for the member's next voucher", async () => {
    const large = walletVoucher({ coupon_no: 'BELANJA20', minimum_spend: 150_000, amount_off: 20_000 })
    const { bodies } = await openCart(
      { [USABLE]: [{ data: { list: [large] } }], [SHORTFALL]: [shortfallReply(38_000, 'BELANJA20')] },
      { member: true },
    )
    const link = await screen.findByRole('link', { name: /Add Rp38.000 more for Rp20K off/ })
    expect(link.getAttribute('href')).toBe('/coupons?coupon=BELANJA20')
    expect(bodies(USABLE)).toEqual([{ sku_nos: ['S1'] }])
    expect(bodies(SHORTFALL)).toContainEqual({ coupon_no: 'BELANJA20' })
  })

  it('a member sees what the products would cost with the best vouchers, and all vouchers for them', async () => {
    const used = walletVoucher({ voucher_no: 'V1', coupon_name: 'Small saver' })
    const far = {
      voucher: walletVoucher({ voucher_no: 'V2', coupon_name: 'Monthly' }),
      reason: 'minimum_spend',
      shortfall: 12_500,
    } as const
    const order = confirmation({ vouchers_used: [used], vouchers_usable: [used], vouchers_unusable: [far], subtotal: 100_000 })
    order.amounts.voucher_discount = 5_000
    const { user, bodies } = await openCart({ [CONFIRM]: [{ data: order }] }, { member: true })
    expect((await screen.findAllByText(/with vouchers/)).length).toBeGreaterThan(0)
    expect(screen.getByText(/95\.000/)).toBeTruthy()
    expect(bodies(CONFIRM)).toEqual([{ source: { type: 'cart' }, use_coins: false }])
    await user.click(screen.getByRole('button', { name: 'See vouchers' }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(await sheet.findByText('Used at checkout')).toBeTruthy()
    expect(sheet.getByRole('link', { name: 'Add Rp12.500 more for Monthly' })).toBeTruthy()
    expect(sheet.getByRole('button', { name: 'Have a voucher code?' })).toBeTruthy()
  })

  it('promises no price where the shop would refuse the order', async () => {
    await openCart({ [CONFIRM]: [{ code: ERRORS.NO_PRODUCT_SELECTED.code }] }, { member: true })
    expect(await screen.findByText('See vouchers you can claim')).toBeTruthy()
    expect(screen.queryByText(/with vouchers/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'See vouchers' })).toBeNull()
  })

  it('keeps the rest of the cart usable when the voucher call fails', async () => {
    const broken = { code: ERRORS.VOUCHER_QUERY_FAILED.code }
    const { user } = await openCart({ [USABLE]: [broken, { data: { list: [] } }] }, { member: true })
    expect(await screen.findByText("Your vouchers couldn't be loaded.")).toBeTruthy()
    expect(await lineOf()).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('See vouchers you can claim')).toBeTruthy()
  })
})

describe('the voucher shown in the cart', () => {
  const small = walletVoucher({ coupon_no: 'SMALL', minimum_spend: 30_000, amount_off: 5_000 })
  const large = walletVoucher({ coupon_no: 'LARGE', minimum_spend: 150_000, amount_off: 20_000 })
  const larger = walletVoucher({ coupon_no: 'LARGER', minimum_spend: 200_000, amount_off: 30_000 })
  const percent = walletVoucher({ coupon_no: 'PERCENT', minimum_spend: 0, amount_off: null, percent_off: 15, max_off: 25_000 })
  const shipping = walletVoucher({ coupon_no: 'SHIPPING', kind: 'shipping', minimum_spend: 500_000, amount_off: 20_000 })

  const bestAt = (product_amount: number, ...fitting: (typeof small)[]) => bestVoucher(fitting, { product_amount })?.coupon_no

  it('is the next voucher above the selected amount', () => {
    expect(bestAt(100_000, larger, small, large, shipping)).toBe('LARGE')
    expect(bestAt(160_000, larger, small, large)).toBe('LARGER')
  })

  it('is the most valuable voucher when the minimum of all is reached', () => {
    expect(bestAt(300_000, small, larger, large, percent)).toBe('LARGER')
    expect(bestAt(40_000, small, percent)).toBe('PERCENT')
  })

  it('is none without a matching discount', () => {
    expect(bestAt(40_000, shipping)).toBeUndefined()
  })
})
