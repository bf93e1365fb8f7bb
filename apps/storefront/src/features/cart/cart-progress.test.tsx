import { ERRORS } from '@nusaria/contracts/errors'
import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { WalletVoucher } from '@nusaria/contracts/voucher'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cart, cartLine, confirmation, walletVoucher } from '#testing/trade-samples.ts'
import { nextVoucher } from './cart-progress.tsx'
import { CONFIRM, cartPath, lineOf, openCart, SHORTFALL, shortfallReply } from './testing/render-cart.tsx'

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

  it("shows the amount missing for the member's next voucher, with a link to its goods", async () => {
    const voucher = walletVoucher({ coupon_no: 'BELANJA20', minimum_spend: 150_000, amount_off: 20_000 })
    const vouchers_unusable = [{ voucher, reason: 'minimum_spend', shortfall: 38_000 }] as const
    await openCart({ [CONFIRM]: [{ data: confirmation({ vouchers_unusable: [...vouchers_unusable] }) }] }, { member: true })
    const link = await screen.findByRole('link', { name: /Add Rp38.000 more for Rp20K off/ })
    expect(link.getAttribute('href')).toBe('/coupons?coupon=BELANJA20')
  })

  it('a member sees what the products would cost with the best vouchers, and all vouchers for them', async () => {
    const used = walletVoucher({ voucher_no: 'V1', coupon_name: 'Small saver' })
    const far = {
      voucher: walletVoucher({ voucher_no: 'V2', coupon_name: 'Monthly' }),
      reason: 'minimum_spend',
      shortfall: 12_500,
    } as const
    const order = confirmation({ vouchers_used: [used], vouchers_usable: [used], vouchers_unusable: [far], subtotal: 95_000 })
    Object.assign(order.amounts, { product_amount: 100_000, voucher_discount: 5_000 })
    const { user, bodies } = await openCart({ [CONFIRM]: [{ data: order }] }, { member: true })
    expect((await screen.findAllByText(/with vouchers/i)).length).toBeGreaterThan(0)
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
    expect(screen.queryByText(/with vouchers/i)).toBeNull()
    expect(screen.queryByRole('button', { name: 'See vouchers' })).toBeNull()
  })

  it('keeps the rest of the cart usable when the vouchers don’t load', async () => {
    const { user } = await openCart({ [CONFIRM]: ['unreachable', { data: confirmation() }] }, { member: true })
    expect(await screen.findByText("Your vouchers couldn't be loaded.")).toBeTruthy()
    expect(await lineOf()).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('See vouchers you can claim')).toBeTruthy()
  })
})

describe('the voucher shown in the cart', () => {
  const voucher = (coupon_no: string, part: Partial<WalletVoucher> = {}) => walletVoucher({ coupon_no, ...part })
  const far = (coupon_no: string, shortfall: number, part: Partial<WalletVoucher> = {}) => ({
    voucher: voucher(coupon_no, part),
    reason: 'minimum_spend' as const,
    shortfall,
  })
  const shown = (part: Partial<Confirmation>) => {
    const next = nextVoucher(confirmation(part))
    return next && [next.voucher.coupon_no, next.shortfall]
  }

  it('is the discount that the fewest Rupiah open, of the wallet or to claim', () => {
    const vouchers_unusable = [far('LARGER', 90_000), far('SHIPPING', 5_000, { kind: 'shipping' }), far('LARGE', 38_000)]
    expect(shown({ vouchers_used: [voucher('SMALL')], vouchers_unusable })).toEqual(['LARGE', 38_000])
    const { voucher_no, state, claimed_at, expires_at, used_at, order_no, ...terms } = voucher('NEW')
    const vouchers_claimable = [{ voucher: { ...terms, claim_state: 'claimable' as const }, shortfall: 100 }]
    expect(shown({ vouchers_unusable, vouchers_claimable })).toEqual(['NEW', 100])
  })

  it('is the one that the order uses when none is ahead', () => {
    expect(shown({ vouchers_used: [voucher('SHIPPING', { kind: 'shipping' }), voucher('SMALL')] })).toEqual(['SMALL', 0])
  })

  it('is none without a matching discount', () => {
    expect(shown({ vouchers_used: [voucher('SHIPPING', { kind: 'shipping' })] })).toBeUndefined()
  })
})
