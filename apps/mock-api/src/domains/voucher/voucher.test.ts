import { cartContract } from '@nusaria/contracts/cart'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { orderContract } from '@nusaria/contracts/order'
import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { DAY, MINUTE } from '../../lib/time.ts'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { confirmAndPlace } from '../../testing/place-order.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { claimVerdict } from './rules.ts'
import { VOUCHER_TEMPLATES, VoucherTemplate } from './templates.ts'
import { paragraphsOf } from './terms.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
})

const page = { page_num: 1, page_size: 20 }
const claim = (coupon_no: string) => ani.tryCall(voucherContract.claim, { coupon_no })
const offersOf = async (who: Shopper, body: { coupon_nos?: string[]; product_no?: string } = {}) =>
  (await who.call(voucherContract.offers, body)).list

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

  it('starts and ends by the world’s clock', async () => {
    shop.advance(5 * DAY)
    expect((await claim('GAJIAN30')).ok).toBe(true)
    shop.advance(8 * DAY)
    expect((await ani.call(voucherContract.wallet, { state: 'expired', ...page })).list).toMatchObject([
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

describe('offers', () => {
  it('show what a shopper can do with each, without those with a code or ended', async () => {
    await claim('BARU12')
    const list = await offersOf(ani)
    const states = Object.fromEntries(list.map(({ coupon_no, claim_state }) => [coupon_no, claim_state]))
    expect(states).toMatchObject({
      BARU12: 'claimed',
      ONGKIR20: 'claimable',
      GAJIAN30: 'not_started',
      KILAT50: 'exhausted',
      APP20: 'claimable',
    })
    expect(Object.keys(states)).not.toContain('SALAM25')
    expect(Object.keys(states)).not.toContain('KEMARIN15')
    expect(list.find(({ coupon_no }) => coupon_no === 'KILAT50')?.claimed_percent).toBe(100)
  })

  it('are those of a campaign link or of a product on request', async () => {
    const guest = shop.guest()
    expect(await guest.call(voucherContract.virtualMapping, { virtual_id: 'baru' })).toEqual({
      project_id: null,
      coupon_nos: ['BARU12', 'ONGKIR20'],
    })
    expect(await guest.errorOf(voucherContract.virtualMapping, { virtual_id: 'toString' })).toBe('VOUCHER_NOT_FOUND')
    expect((await offersOf(guest, { coupon_nos: ['KEMARIN15'] })).map(({ claim_state }) => claim_state)).toEqual(['ended'])
    expect(await guest.errorOf(voucherContract.offers, { coupon_nos: ['NIHIL'] })).toBe('VOUCHER_NOT_FOUND')
    expect((await offersOf(guest, { coupon_nos: ['NIHIL', 'KEMARIN15'] })).map(({ coupon_no }) => coupon_no)).toEqual(['KEMARIN15'])
    const forProduct = (await offersOf(guest, { product_no: 'LOSION' })).map(({ coupon_no }) => coupon_no)
    expect(forProduct).toContain('KILAURA15')
    expect(forProduct).not.toContain('CAMILAN10')
  })

  it('list the products a voucher applies to', async () => {
    const list = async (coupon_no: string) => (await shop.guest().call(voucherContract.couponProductList, { coupon_no, ...page })).list
    expect((await list('KILAURA15')).map(({ product_no }) => product_no)).toEqual(['LOSION'])
    expect((await list('ONGKIR20')).length).toBe(7)
    expect(await shop.guest().errorOf(voucherContract.couponProductList, { coupon_no: 'NIHIL', ...page })).toBe('VOUCHER_NOT_FOUND')
  })
})

describe('terms', () => {
  it.each(LANGUAGES)('are in %s', async (language) => {
    const { coupon_name, paragraphs } = await shop.guest('x', language).call(voucherContract.terms, { coupon_no: 'CAMILAN10' })
    expect(coupon_name).not.toBe('')
    expect(paragraphs.length).toBeGreaterThan(5)
    expect(paragraphs.join(' ')).toContain('Rp40.000')
  })

  it('differ in every language, for every voucher', () => {
    for (const coupon of VOUCHER_TEMPLATES) {
      const [en, id, zh] = LANGUAGES.map((language) => paragraphsOf(coupon, language))
      for (const [at, text] of (en ?? []).entries()) expect(new Set([text, id?.[at], zh?.[at]]).size).toBe(3)
      expect(new Set(LANGUAGES.map((language) => coupon.name[language])).size).toBe(3)
    }
  })

  it('of an unknown voucher are missing', async () => {
    expect(await shop.guest().errorOf(voucherContract.terms, { coupon_no: 'NIHIL' })).toBe('VOUCHER_NOT_FOUND')
  })
})

describe('a voucher for other members', () => {
  const stateOf = async (coupon_no: string, who = ani) =>
    (await offersOf(who, { coupon_nos: [coupon_no] })).map(({ claim_state }) => claim_state)[0]

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
})

describe('the voucher for free shipping', () => {
  const ofCart = async () => ani.call(voucherContract.minimumPurchaseShortfall, {})
  const refusalAtConfirm = async () => {
    const { vouchers_unusable } = await ani.call(orderContract.confirm, { source: { type: 'cart' }, use_coins: false })
    return vouchers_unusable.find(({ voucher }) => voucher.coupon_no === 'ONGKIR20')?.reason
  }

  it('is not promised by the cart where the confirm page has no fee to reduce', async () => {
    await shop.addAddress(ani)
    await claim('ONGKIR20')
    await ani.call(cartContract.add, { sku_no: 'KOPI-1', quantity: 1 })
    expect(await ofCart()).toMatchObject({ shortfall: 0, voucher_state: 'held', ships_free: 'first_order' })
    expect(await refusalAtConfirm()).toBe('no_shipping_fee')
    await confirmAndPlace(ani, { type: 'buy_now', sku_no: 'BERAS-1', quantity: 1 }, { voucher_nos: [] })
    expect(await ofCart()).toMatchObject({ shortfall: 0, voucher_state: 'held', ships_free: null })
    expect(await refusalAtConfirm()).toBeUndefined()
    await ani.call(cartContract.select, { selected: false })
    await ani.call(cartContract.add, { sku_no: 'LOSION-1', quantity: 2 })
    expect(await ofCart()).toMatchObject({ voucher_state: 'held', ships_free: 'products' })
    expect(await refusalAtConfirm()).toBe('no_shipping_fee')
  })

  it('can be claimed, is held, and is gone once the member has used all of them', async () => {
    const states = [(await ofCart()).voucher_state]
    for (let at = 0; at < 3; at += 1) await claim('ONGKIR20')
    states.push((await ofCart()).voucher_state)
    await shop.withWorld(({ db }) => {
      for (const { voucher_no } of db.vouchers.all({ member_no: 'M-ani' })) db.vouchers.update(voucher_no, { state: 'used' })
    })
    states.push((await ofCart()).voucher_state)
    expect(states).toEqual(['claimable', 'held', 'none'])
  })
})

describe('the missing amount', () => {
  it('for free shipping or for a voucher', async () => {
    const guest = shop.guest()
    await guest.call(cartContract.add, { sku_no: 'KERIPIK-1', quantity: 1 })
    const shortfall = (coupon_no?: string) => guest.call(voucherContract.minimumPurchaseShortfall, coupon_no ? { coupon_no } : {})
    expect(await shortfall()).toEqual({
      coupon_no: 'ONGKIR20',
      minimum_spend: 50_000,
      counted_amount: 20_000,
      shortfall: 30_000,
      voucher_state: 'claimable',
      ships_free: null,
    })
    await guest.call(cartContract.add, { sku_no: 'KOPI-1', quantity: 1 })
    expect(await shortfall('CAMILAN10')).toMatchObject({
      coupon_no: 'CAMILAN10',
      minimum_spend: 40_000,
      counted_amount: 20_000,
      shortfall: 20_000,
    })
    expect(await shortfall()).toMatchObject({ shortfall: 0 })
    expect(await guest.errorOf(voucherContract.minimumPurchaseShortfall, { coupon_no: 'NIHIL' })).toBe('VOUCHER_NOT_FOUND')
  })
})

describe('the member’s vouchers', () => {
  it('have a count per tab, and can be filtered by kind', async () => {
    await claim('HEMAT5')
    await claim('ONGKIR20')
    const { voucher_no } = await ani.call(voucherContract.claim, { coupon_no: 'KILAURA15' })
    await shop.fireEvent('voucher', voucher_no, 'expire')
    const open = (state: 'unused' | 'used' | 'expired', kind?: 'discount' | 'shipping') =>
      ani.call(voucherContract.wallet, { state, ...page, ...(kind && { kind }) })
    expect((await open('used')).counts).toEqual({ unused: 2, used: 0, expired: 1 })
    expect(await open('unused', 'shipping')).toMatchObject({ list: [{ coupon_no: 'ONGKIR20' }], total: 1, counts: { unused: 2 } })
    expect((await open('unused', 'discount')).list.map(({ coupon_no }) => coupon_no)).toEqual(['HEMAT5'])
    expect((await open('expired', 'shipping')).total).toBe(0)
  })

  it('name the order a voucher was used on', async () => {
    await shop.addAddress(ani)
    await claim('HEMAT5')
    const { order_no } = await confirmAndPlace(ani, { type: 'buy_now', sku_no: 'KERIPIK-1', quantity: 2 })
    expect((await ani.call(voucherContract.wallet, { state: 'used', ...page })).list).toMatchObject([{ coupon_no: 'HEMAT5', order_no }])
  })
})

describe('while vouchers are out of order', () => {
  it('none are shown, and none are lost', async () => {
    await claim('HEMAT5')
    await shop.fireEvent('service', 'voucher', 'stop')
    const failures = [
      ani.errorOf(voucherContract.wallet, { state: 'unused', ...page }),
      ani.errorOf(voucherContract.offers, {}),
      ani.errorOf(voucherContract.couponProductList, { coupon_no: 'HEMAT5', ...page }),
      ani.errorOf(voucherContract.terms, { coupon_no: 'HEMAT5' }),
      ani.errorOf(voucherContract.usableForSkus, { sku_nos: ['KOPI-1'] }),
      ani.errorOf(voucherContract.minimumPurchaseShortfall, {}),
    ]
    expect(new Set(await Promise.all(failures))).toEqual(new Set(['VOUCHER_QUERY_FAILED']))
    expect(await ani.errorOf(voucherContract.virtualMapping, { virtual_id: 'baru' })).toBe('VOUCHER_SYSTEM_FAILED')
    await shop.fireEvent('service', 'voucher', 'start')
    expect((await ani.call(voucherContract.wallet, { state: 'unused', ...page })).total).toBe(1)
  })
})

describe('vouchers belong to their member', () => {
  it('also by their number', async () => {
    await claim('HEMAT5')
    const [mine] = (await ani.call(voucherContract.wallet, { state: 'unused', ...page })).list
    const bayu = await shop.member('bayu')
    await shop.addAddress(bayu)
    const source = { type: 'buy_now', sku_no: 'KOPI-1', quantity: 1 } as const
    const request = { source, voucher_nos: [mine?.voucher_no ?? ''], use_coins: false }
    expect(await bayu.errorOf(orderContract.confirm, request)).toBe('ORDER_VOUCHER_MISSING')
  })

  it('and the ones that fit some goods are listed', async () => {
    await claim('KILAURA15')
    await claim('HEMAT5')
    const fitting = async (who: Shopper, sku_no: string) =>
      (await who.call(voucherContract.usableForSkus, { sku_nos: [sku_no] })).list.map(({ coupon_no }) => coupon_no)
    expect(await fitting(ani, 'KOPI-1')).toEqual(['HEMAT5'])
    expect((await fitting(ani, 'LOSION-1')).sort()).toEqual(['HEMAT5', 'KILAURA15'])
    const bayu = await shop.member('bayu')
    expect(await fitting(bayu, 'LOSION-1')).toEqual([])
    expect((await bayu.call(voucherContract.wallet, { state: 'unused', ...page })).total).toBe(0)
  })
})

it('has well-formed templates', () => {
  const { error } = z.array(VoucherTemplate).safeParse(VOUCHER_TEMPLATES)
  expect(error ? z.prettifyError(error) : null).toBeNull()
})
