import { DAY, MINUTE } from '@nusaria/catalogue/lib/time'
import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOrder } from '../../testing/after-sale.ts'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { confirmAndPlace } from '../../testing/place-order.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { claimVerdict } from './rules.ts'
import { VOUCHER_TEMPLATES } from './templates.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
})

const claim = (coupon_no: string) => ani.tryCall(voucherContract.claim, { coupon_no })

describe('claiming', () => {
  it.each([
    ['APP20', 'VOUCHER_APP_EXCLUSIVE'],
    ['GAJIAN30', 'VOUCHER_NOT_STARTED'],
    ['KEMARIN15', 'VOUCHER_CAMPAIGN_EXPIRED'],
    ['KILAT50', 'VOUCHER_EXHAUSTED'],
    ['SETIA10', 'VOUCHER_NOT_ELIGIBLE'],
    ['SALAM25', 'VOUCHER_MISSING'],
    ['NIHIL', 'VOUCHER_TEMPLATE_MISSING'],
  ] as const)('%s: %s', async (coupon_no, error) => {
    expect(await claim(coupon_no)).toMatchObject({ ok: false, error })
  })

  it('adds a voucher until its limit, with its own validity', async () => {
    expect(await claim('HEMAT5')).toMatchObject({ data: { state: 'unused', expires_at: '2026-03-16T23:59:59.000+07:00' } })
    expect(await claim('ONGKIR20')).toMatchObject({
      data: { claimed_at: '2026-03-02T09:00:00.000+07:00', expires_at: '2026-03-09T09:00:00.000+07:00' },
    })
    expect((await claim('HEMAT5')).ok).toBe(true)
    expect(await claim('HEMAT5')).toMatchObject({ error: 'VOUCHER_CLAIM_LIMIT' })
  })

  it('is for new members, returning members, and no disabled one', async () => {
    await shop.addAddress(ani)
    expect((await claim('BARU12')).ok).toBe(true)
    const bayu = await shop.member('bayu')
    await shop.addAddress(bayu)
    const { order_no } = await confirmAndPlace(bayu, { type: 'buy_now', sku_no: 'KOPI-1', quantity: 1 })
    expect(await bayu.errorOf(voucherContract.claim, { coupon_no: 'BARU12' })).toBe('VOUCHER_NEW_USERS_ONLY')
    for (const event of ['pay', 'ship', 'confirm']) await shop.fireEvent('order', order_no, event)
    expect(await bayu.call(voucherContract.claim, { coupon_no: 'SETIA10' })).toMatchObject({ state: 'unused' })
    await shop.withWorld(({ db }) => db.members.update('M-ani', { disabled: true }))
    expect(await claim('HEMAT5')).toMatchObject({ error: 'MEMBER_DISABLED' })
  })

  it('stops after the last one', () => {
    const facts = { now: 1, from: 0, till: 2, mine: 0, disabled: false, has_ordered: false, has_completed: false }
    const coupon = { ...VOUCHER_TEMPLATES[0], pieces: 10, app_exclusive: undefined } as (typeof VOUCHER_TEMPLATES)[number]
    expect(claimVerdict(coupon, { ...facts, claimed: 9 })).toEqual({ ok: true })
    expect(claimVerdict(coupon, { ...facts, claimed: 10 })).toEqual({ ok: false, error: 'VOUCHER_EXHAUSTED' })
  })

  it('counts what every member claimed: the last piece goes to one of them', async () => {
    const bayu = await shop.member('bayu')
    const claimed = () => shop.withWorld(({ db }) => db.coupon_claims.get('HEMAT5')?.claimed)
    expect((await claim('HEMAT5')).ok).toBe(true)
    expect(await claimed()).toBe(1)
    // 30.000 pieces, 8.700 of them claimed before
    await shop.withWorld(({ db }) => db.coupon_claims.update('HEMAT5', { claimed: 30_000 - 8_700 - 2 }))
    expect((await claim('HEMAT5')).ok).toBe(true)
    expect(await bayu.call(voucherContract.claim, { coupon_no: 'HEMAT5' })).toMatchObject({ state: 'unused' })
    expect(await bayu.errorOf(voucherContract.claim, { coupon_no: 'HEMAT5' })).toBe('VOUCHER_EXHAUSTED')
  })

  it('starts and ends by the world’s clock', async () => {
    shop.advance(5 * DAY)
    expect((await claim('GAJIAN30')).ok).toBe(true)
    shop.advance(8 * DAY)
    expect((await ani.call(voucherContract.wallet, { state: 'expired', page_num: 1, page_size: 20 })).list).toMatchObject([
      { coupon_no: 'GAJIAN30', state: 'expired' },
    ])
  })

  it('makes a member wait after too many failures', async () => {
    for (let at = 0; at < 10; at += 1) expect(await claim('APP20')).toMatchObject({ error: 'VOUCHER_APP_EXCLUSIVE' })
    expect(await claim('HEMAT5')).toMatchObject({ error: 'TOO_MANY_ATTEMPTS' })
    expect(await ani.errorOf(voucherContract.redeemCode, { code: 'SALAM25' })).toBe('TOO_MANY_ATTEMPTS')
    shop.advance(10 * MINUTE)
    expect((await claim('HEMAT5')).ok).toBe(true)
  })
})

describe('codes', () => {
  it('are case-insensitive, and a wrong one is reported', async () => {
    expect(await ani.tryCall(voucherContract.redeemCode, { code: 'NIHIL25' })).toMatchObject({ error: 'VOUCHER_MISSING', field: 'code' })
    expect(await ani.call(voucherContract.redeemCode, { code: 'salam25' })).toMatchObject({ coupon_no: 'SALAM25' })
    expect(await ani.errorOf(voucherContract.redeemCode, { code: 'SALAM25' })).toBe('VOUCHER_CLAIM_LIMIT')
  })

  it('have the refusals of a claim, beside the code', async () => {
    const type = (code: string, who = ani) => who.tryCall(voucherContract.redeemCode, { code })
    expect(await type('DIAPP30')).toMatchObject({ error: 'VOUCHER_APP_EXCLUSIVE', field: 'code' })
    expect(await type('RINDU20')).toMatchObject({ error: 'VOUCHER_NOT_ELIGIBLE', field: 'code' })
    const bayu = await shop.member('bayu')
    await shop.addAddress(bayu)
    await confirmAndPlace(bayu, { type: 'buy_now', sku_no: 'KOPI-1', quantity: 1 })
    expect(await type('TEMAN15', bayu)).toMatchObject({ error: 'VOUCHER_NEW_USERS_ONLY', field: 'code' })
    for (const [code, event, error] of [
      ['SALAM25', 'sell_out', 'VOUCHER_EXHAUSTED'],
      ['SALAM25', 'postpone', 'VOUCHER_NOT_STARTED'],
      ['RINDU20', 'end', 'VOUCHER_CAMPAIGN_EXPIRED'],
      ['DIAPP30', 'withdraw', 'VOUCHER_MISSING'],
    ] as const) {
      await shop.fireEvent('coupon', code, event)
      expect(await type(code)).toMatchObject({ error, field: 'code' })
    }
    await shop.withWorld(({ db }) => db.members.update('M-ani', { disabled: true }))
    expect(await type('TEMAN15')).toMatchObject({ error: 'MEMBER_DISABLED', field: 'code' })
  })
})

describe('a voucher for other members', () => {
  const stateOf = async (coupon_no: string, who = ani) =>
    (await who.call(voucherContract.offers, { coupon_nos: [coupon_no] })).list.map(({ claim_state }) => claim_state)[0]

  it('for new shoppers is not offered to a member who has ordered', async () => {
    expect(await stateOf('BARU12')).toBe('claimable')
    await shop.addAddress(ani)
    await confirmAndPlace(ani, { type: 'buy_now', sku_no: 'KOPI-1', quantity: 1 })
    expect(await stateOf('BARU12')).toBe('not_eligible')
    expect(await ani.errorOf(voucherContract.claim, { coupon_no: 'BARU12' })).toBe('VOUCHER_NEW_USERS_ONLY')
    expect(await stateOf('BARU12', shop.guest())).toBe('claimable')
  })

  it('for returning shoppers is not offered before an order is completed', async () => {
    expect(await stateOf('SETIA10')).toBe('not_eligible')
    expect(await stateOf('SETIA10', shop.guest())).toBe('claimable')
  })

  it('for returning shoppers counts neither another member’s order nor one on its way', async () => {
    const bayu = await shop.member('bayu')
    for (const who of [ani, bayu]) await shop.addAddress(who)
    await createOrder(bayu)
    await createOrder(ani, { steps: ['pay', 'ship'] })
    expect([await stateOf('SETIA10', bayu), await stateOf('SETIA10')]).toEqual(['claimable', 'not_eligible'])
    expect(await claim('SETIA10')).toMatchObject({ error: 'VOUCHER_NOT_ELIGIBLE' })
  })
})
