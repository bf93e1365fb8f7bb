import { DAY, formatInstant } from '@nusaria/catalogue/lib/time'
import { cartContract } from '@nusaria/contracts/cart'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { orderContract } from '@nusaria/contracts/order'
import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buyNow, confirmAndPlace } from '../../testing/place-order.ts'
import { createFakeShop, type Shopper, TEST_START, type TestShop } from '../../testing/test-shop.ts'
import { returnableVouchers, returnVouchers } from './member-vouchers.ts'
import { VOUCHER_TEMPLATES, VoucherTemplate } from './templates.ts'
import { paragraphsOf } from './terms.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

const page = { page_num: 1, page_size: 20 }
const claim = (coupon_no: string) => ani.tryCall(voucherContract.claim, { coupon_no })
const open = (state: 'unused' | 'used' | 'expired', kind?: 'discount' | 'shipping') =>
  ani.call(voucherContract.wallet, { state, ...page, ...(kind && { kind }) })
const offersOf = async (who: Shopper, body: { coupon_nos?: string[]; product_no?: string } = {}) =>
  (await who.call(voucherContract.offers, body)).list

describe('offers', () => {
  it('show what a shopper can do with each, without those with a code or ended', async () => {
    await claim('BARU12')
    const list = await offersOf(ani)
    const states = Object.fromEntries(list.map(({ coupon_no, claim_state }) => [coupon_no, claim_state]))
    const claimable = { ONGKIR20: 'claimable', APP20: 'claimable' }
    expect(states).toMatchObject({ BARU12: 'claimed', GAJIAN30: 'not_started', KILAT50: 'exhausted', ...claimable })
    expect(Object.keys(states)).not.toContain('SALAM25')
    expect(Object.keys(states)).not.toContain('KEMARIN15')
    expect(list.find(({ coupon_no }) => coupon_no === 'KILAT50')?.claimed_percent).toBe(100)
  })

  it('are those of a campaign link or of a product on request', async () => {
    const guest = shop.guest()
    const campaign = { project_id: null, coupon_nos: ['BARU12', 'ONGKIR20'] }
    expect(await guest.call(voucherContract.virtualMapping, { virtual_id: 'baru' })).toEqual(campaign)
    expect(await guest.errorOf(voucherContract.virtualMapping, { virtual_id: 'toString' })).toBe('VOUCHER_NOT_FOUND')
    expect((await offersOf(guest, { coupon_nos: ['KEMARIN15'] })).map(({ claim_state }) => claim_state)).toEqual(['ended'])
    expect((await offersOf(guest, { coupon_nos: ['NIHIL', 'KEMARIN15'] })).map(({ coupon_no }) => coupon_no)).toEqual(['KEMARIN15'])
    const forProduct = (await offersOf(guest, { product_no: 'LOSION' })).map(({ coupon_no }) => coupon_no)
    expect(forProduct).toContain('KILAURA15')
    expect(forProduct).not.toContain('CAMILAN10')
  })

  it('list the products a voucher applies to', async () => {
    const list = async (coupon_no: string) => (await shop.guest().call(voucherContract.couponProductList, { coupon_no, ...page })).list
    expect((await list('KILAURA15')).map(({ product_no }) => product_no)).toEqual(['LOSION'])
    expect((await list('ONGKIR20')).length).toBe(7)
  })

  it('of an unknown voucher are missing, like all that is known about one', async () => {
    const errors = [
      await ani.errorOf(voucherContract.offers, { coupon_nos: ['NIHIL'] }),
      await ani.errorOf(voucherContract.couponProductList, { coupon_no: 'NIHIL', ...page }),
      await ani.errorOf(voucherContract.terms, { coupon_no: 'NIHIL' }),
      await ani.errorOf(voucherContract.minimumPurchaseShortfall, { coupon_no: 'NIHIL' }),
    ]
    expect(errors).toEqual(errors.map(() => 'VOUCHER_NOT_FOUND'))
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
})

describe('the voucher for free shipping', () => {
  const ofCart = async () => ani.call(voucherContract.minimumPurchaseShortfall, {})
  const refusalAtConfirm = async () => {
    const { vouchers_unusable } = await ani.call(orderContract.confirm, { source: { type: 'cart' }, use_coins: false })
    return vouchers_unusable.find(({ voucher }) => voucher.coupon_no === 'ONGKIR20')?.reason
  }

  it('is not promised by the cart where the confirm page has no fee to reduce', async () => {
    await claim('ONGKIR20')
    await ani.call(cartContract.add, { sku_no: 'KOPI-1', quantity: 1 })
    expect(await ofCart()).toMatchObject({ shortfall: 0, voucher_state: 'held', ships_free: 'first_order' })
    expect(await refusalAtConfirm()).toBe('no_shipping_fee')
    await confirmAndPlace(ani, buyNow('BERAS-1'), { voucher_nos: [] })
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

it('the missing amount is counted for free shipping or for a voucher', async () => {
  const guest = shop.guest()
  await guest.call(cartContract.add, { sku_no: 'KERIPIK-1', quantity: 1 })
  const shortfall = (coupon_no?: string) => guest.call(voucherContract.minimumPurchaseShortfall, coupon_no ? { coupon_no } : {})
  const ofShipping = { coupon_no: 'ONGKIR20', minimum_spend: 50_000, counted_amount: 20_000, shortfall: 30_000 }
  expect(await shortfall()).toEqual({ ...ofShipping, voucher_state: 'claimable', ships_free: null })
  await guest.call(cartContract.add, { sku_no: 'KOPI-1', quantity: 1 })
  const ofSnacks = { coupon_no: 'CAMILAN10', minimum_spend: 40_000, counted_amount: 20_000, shortfall: 20_000 }
  expect(await shortfall('CAMILAN10')).toMatchObject(ofSnacks)
  expect(await shortfall()).toMatchObject({ shortfall: 0 })
})

describe('the member’s vouchers', () => {
  it('have a count per tab, and can be filtered by kind', async () => {
    await claim('HEMAT5')
    await claim('ONGKIR20')
    const { voucher_no } = await ani.call(voucherContract.claim, { coupon_no: 'KILAURA15' })
    await shop.fireEvent('voucher', voucher_no, 'expire')
    expect((await open('used')).counts).toEqual({ unused: 2, used: 0, expired: 1 })
    expect(await open('unused', 'shipping')).toMatchObject({ list: [{ coupon_no: 'ONGKIR20' }], total: 1, counts: { unused: 2 } })
    expect((await open('unused', 'discount')).list.map(({ coupon_no }) => coupon_no)).toEqual(['HEMAT5'])
    expect((await open('expired', 'shipping')).total).toBe(0)
  })

  it('name the order that they were used on, and when', async () => {
    await claim('HEMAT5')
    expect((await open('unused')).list).toMatchObject([{ used_at: null, order_no: null }])
    const { order_no } = await confirmAndPlace(ani, buyNow('KERIPIK-1', 2))
    expect((await open('used')).list).toMatchObject([{ coupon_no: 'HEMAT5', order_no, used_at: formatInstant(TEST_START) }])
  })

  it('are listed where they fit some goods, and belong to their member', async () => {
    await claim('KILAURA15')
    await claim('HEMAT5')
    const fitting = async (who: Shopper, sku_no: string) =>
      (await who.call(voucherContract.usableForSkus, { sku_nos: [sku_no] })).list.map(({ coupon_no }) => coupon_no)
    // One for the app alone, and one whose time has not come.
    await shop.withWorld(({ db, now }) => {
      for (const coupon_no of ['APP20', 'GAJIAN30']) {
        const row = { voucher_no: `VC-${coupon_no}`, member_no: 'M-ani', coupon_no, state: 'unused' } as const
        db.vouchers.insert({ ...row, claimed_at: now, expires_at: now + DAY, used_at: null, order_no: null })
      }
    })
    expect(await fitting(ani, 'KOPI-1')).toEqual(['HEMAT5'])
    expect((await fitting(ani, 'LOSION-1')).sort()).toEqual(['HEMAT5', 'KILAURA15'])
    const bayu = await shop.member('bayu')
    expect(await fitting(bayu, 'LOSION-1')).toEqual([])
    expect((await bayu.call(voucherContract.wallet, { state: 'unused', ...page })).total).toBe(0)
  })
})

describe('an order that has returned its voucher', () => {
  it('does not return it again, also when another order uses it', async () => {
    await claim('HEMAT5')
    const place = () => confirmAndPlace(ani, buyNow('KERIPIK-1', 2))
    const first = await place()
    const again = () =>
      shop.withWorld((ctx) => {
        const order = ctx.db.orders.get(first.order_no)
        if (!order) throw new Error('The order is gone')
        return [returnableVouchers(ctx, order).length, returnVouchers(ctx, order, 'shopper')]
      })
    await ani.call(orderContract.cancel, { order_no: first.order_no, reason: 'other' })
    expect(await again()).toEqual([0, 0])
    const { order_no } = await place()
    expect(await again()).toEqual([0, 0])
    expect((await open('used')).list).toMatchObject([{ order_no }])
  })

  it('returned it only before its validity ended', async () => {
    const { voucher_no } = await ani.call(voucherContract.claim, { coupon_no: 'HEMAT5' })
    const { order_no } = await confirmAndPlace(ani, buyNow('KERIPIK-1', 2))
    const returnable = (left: number) =>
      shop.withWorld((ctx) => {
        ctx.db.vouchers.update(voucher_no, { expires_at: ctx.now + left })
        return returnableVouchers(ctx, { order_no, voucher_nos: [voucher_no] }).length
      })
    expect([await returnable(1), await returnable(0)]).toEqual([1, 0])
  })
})

it('while vouchers are out of order none are shown, and none are lost', async () => {
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
  expect((await open('unused')).total).toBe(1)
})

it('has well-formed templates', () => {
  const { error } = z.array(VoucherTemplate).safeParse(VOUCHER_TEMPLATES)
  expect(error ? z.prettifyError(error) : null).toBeNull()
})
