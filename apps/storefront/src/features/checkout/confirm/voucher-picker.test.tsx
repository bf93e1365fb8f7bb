import { ERRORS } from '@nusaria/contracts/errors'
import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { WalletVoucher } from '@nusaria/contracts/voucher'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { sessionSaved } from '#platform/state/user-info.ts'
import { toasts } from '#platform/toast.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { confirmation, walletVoucher } from '#testing/trade-samples.ts'
import { voucherOptions } from './voucher-options.ts'
import { toggleVoucher, VoucherPicker } from './voucher-picker.tsx'

// Loads the lazy sheet before the first test's timeout starts.
await import('#ui/chakra/chakra-sheet.tsx')

describe('the picker', () => {
  const small = walletVoucher({ voucher_no: 'V1', coupon_name: 'Small saver' })
  const snack = walletVoucher({ voucher_no: 'V2', coupon_name: 'Snack time' })
  const alone = walletVoucher({ voucher_no: 'V3', coupon_name: 'Loyal', flag_stackable: false })
  const big = walletVoucher({ voucher_no: 'V4', coupon_name: 'Monthly', minimum_spend: 150_000 })

  async function open(part: Partial<Confirmation>) {
    const applied = vi.fn()
    const offered = confirmation({ vouchers_used: [small, snack], vouchers_usable: [small, snack], ...part })
    await renderInShop(<VoucherPicker open byHand confirmation={offered} onApply={applied} onClose={() => undefined} />)
    await screen.findByRole('button', { name: 'Apply' })
    return { user: userEvent.setup(), applied }
  }
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  it("a voucher that can't be combined names the ones it replaces, replaces them, and says so", async () => {
    const { user, applied } = await open({ vouchers_unusable: [{ voucher: alone, reason: 'not_stackable', shortfall: null }] })
    expect(box('Loyal').checked).toBe(false)
    expect(screen.getByText("Can't be combined with Small saver, Snack time: choosing it takes that out")).toBeTruthy()
    await user.click(box('Loyal'))
    const status = await screen.findByRole('status')
    expect(within(status).getByText("Small saver, Snack time was taken out: it can't be combined with Loyal")).toBeTruthy()
    expect(box('Small saver').checked).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(applied).toHaveBeenCalledWith(['V3'])
  })

  it('an unusable voucher is listed below with its reason and the missing amount', async () => {
    await open({ vouchers_unusable: [{ voucher: big, reason: 'minimum_spend', shortfall: 100_000 }] })
    expect(screen.getByRole('link', { name: 'Add Rp100.000 more for Monthly' }).getAttribute('href')).toBe('/coupons?coupon=HEMAT5')
    expect(screen.queryByRole('checkbox', { name: 'Monthly' })).toBeNull()
  })

  it('offers no choice where there is none: neither the best set nor to use none', async () => {
    await renderInShop(<VoucherPicker open byHand={false} confirmation={confirmation()} onApply={vi.fn()} onClose={() => undefined} />)
    expect(await screen.findByText('There are no vouchers for this order.')).toBeTruthy()
    for (const name of ['Apply', 'Use the best set', 'Use none']) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByRole('button', { name: 'Have a voucher code?' })).toBeTruthy()
  })

  it('the server finds the best set, and using none is possible', async () => {
    const { user, applied } = await open({})
    await user.click(screen.getByRole('button', { name: 'Use the best set' }))
    await user.click(screen.getByRole('button', { name: 'Use none' }))
    expect(applied.mock.calls).toEqual([[undefined], [[]]])
  })
})

describe('vouchers to claim for an order', () => {
  const { voucher_no, state, claimed_at, expires_at, used_at, order_no, ...terms } = walletVoucher()
  const offer = (coupon_no: string, coupon_name: string) => ({ ...terms, coupon_no, coupon_name, claim_state: 'claimable' as const })
  const small = walletVoucher({ voucher_no: 'V1', coupon_name: 'Small saver' })
  const alone = walletVoucher({ voucher_no: 'V9', coupon_name: 'Loyal', flag_stackable: false })
  const usual = confirmation({ vouchers_used: [small], vouchers_usable: [small] })
  const CLAIM = '/promotion/api/coupon/claim'

  async function open(part: Partial<Confirmation>, ...claims: StubbedReply[]) {
    const calls = stubApi({ [CLAIM]: claims })
    const applied = vi.fn()
    const store = shopStore()
    store.dispatch(sessionSaved({ auth_token: 't', member_no: 'M', user_name: 'Ani', points: 0 }))
    const offered = { ...usual, ...part }
    await renderInShop(<VoucherPicker open byHand={false} confirmation={offered} onApply={applied} onClose={() => undefined} />, { store })
    await screen.findByText('Claim now')
    return { user: userEvent.setup(), applied, claims: () => calls.filter(({ path }) => path === CLAIM).map(({ body }) => body) }
  }

  it('one is claimed and used with one press, in place of those that it replaces', async () => {
    const { user, applied } = await open({ vouchers_claimable: [{ voucher: offer('SETIA10', 'Loyal'), shortfall: null }] }, { data: alone })
    await user.click(screen.getByRole('button', { name: 'Claim & use Loyal' }))
    await expect.poll(() => applied.mock.calls).toEqual([[['V9']]])
    expect(await screen.findByText("Small saver was taken out: it can't be combined with Loyal")).toBeTruthy()
  })

  it('one that needs a higher amount says how much, links to its goods, and can be claimed', async () => {
    const { user, applied, claims } = await open(
      { vouchers_claimable: [{ voucher: offer('BELANJA20', 'Monthly'), shortfall: 12_500 }] },
      { data: alone },
    )
    const more = screen.getByRole('link', { name: 'Add Rp12.500 more for Monthly' })
    expect(more.getAttribute('href')).toBe('/coupons?coupon=BELANJA20')
    await user.click(screen.getByRole('button', { name: 'Claim Monthly' }))
    await expect.poll(claims).toEqual([{ coupon_no: 'BELANJA20' }])
    expect(applied).not.toHaveBeenCalled()
  })

  it('those of the best set are claimed with one press, which says how much they save', async () => {
    const amounts = { ...usual.amounts, total: usual.amounts.total - 9_000 }
    const vouchers_claimable = ['A', 'B'].map((no) => ({ voucher: offer(no, no), shortfall: null }))
    const { user, applied, claims } = await open(
      { vouchers_claimable, claim_best: { coupon_nos: ['A', 'B'], amounts } },
      { data: alone },
      { data: small },
    )
    expect(screen.getByText('Save Rp9.000 more')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Claim & save' }))
    await expect.poll(claims).toEqual([{ coupon_no: 'A' }, { coupon_no: 'B' }])
    await expect.poll(() => applied.mock.calls).toEqual([[undefined]])
    expect(toasts.get().map(({ text }) => text)).toContain('2 vouchers claimed')
  })

  it('says at the voucher why it can’t be claimed, and uses nothing', async () => {
    const { user, applied } = await open(
      { vouchers_claimable: [{ voucher: offer('A', 'Snack'), shortfall: null }] },
      { code: ERRORS.VOUCHER_EXHAUSTED.code },
    )
    await user.click(screen.getByRole('button', { name: 'Claim & use Snack' }))
    expect((await screen.findAllByText('All vouchers of this kind have been claimed.')).length).toBeGreaterThan(0)
    expect(applied).not.toHaveBeenCalled()
  })
})

describe('vouchers that can be used together', () => {
  const voucher = (voucher_no: string, kind: WalletVoucher['kind'], flag_stackable = false) =>
    ({ voucher_no, kind, flag_stackable }) as WalletVoucher

  const ship = voucher('ship', 'shipping')
  const otherShip = voucher('ship2', 'shipping', true)
  const alone = voucher('alone', 'discount')
  const stack1 = voucher('s1', 'discount', true)
  const stack2 = voucher('s2', 'discount', true)

  const nos = (vouchers: readonly WalletVoucher[]) => vouchers.map(({ voucher_no }) => voucher_no)

  it('allows stackable discounts together with one shipping voucher', () => {
    expect(nos(toggleVoucher(toggleVoucher(toggleVoucher([], stack1), stack2), ship))).toEqual(['s1', 's2', 'ship'])
  })

  it('replaces the other shipping voucher', () => {
    expect(nos(toggleVoucher([ship, stack1], otherShip))).toEqual(['s1', 'ship2'])
  })

  it('removes discounts that can not be combined with the chosen one', () => {
    expect(nos(toggleVoucher([stack1, stack2, ship], alone))).toEqual(['ship', 'alone'])
    expect(nos(toggleVoucher([alone], stack1))).toEqual(['s1'])
  })

  it('removes a chosen one', () => {
    expect(nos(toggleVoucher([stack1, ship], stack1))).toEqual(['ship'])
  })

  it('offers vouchers that only can not be combined, and lists the rest with a reason', () => {
    const options = voucherOptions({
      vouchers_used: [alone],
      vouchers_usable: [alone, ship],
      vouchers_unusable: [
        { voucher: stack1, reason: 'not_stackable', shortfall: null },
        { voucher: stack2, reason: 'minimum_spend', shortfall: 20_000 },
      ],
    } as unknown as Confirmation)
    expect(nos(options.usable)).toEqual(['alone', 'ship', 's1'])
    expect(options.unusable.map(({ reason }) => reason)).toEqual(['minimum_spend'])
  })
})
