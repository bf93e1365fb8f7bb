import { DAY, HOUR } from '@nusaria/catalogue/lib/time'
import { cartContract } from '@nusaria/contracts/cart'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { orderContract } from '@nusaria/contracts/order'
import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { buyNow, confirmAndPlace, createPlaceArgs } from '../../testing/place-order.ts'
import { AMBON, BANDUNG, createFakeShop, type Shopper, type TestShop, WAMENA } from '../../testing/test-shop.ts'

type Confirm = ArgsOf<typeof orderContract.confirm>

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

const CART = { type: 'cart' } as const
const confirm = (source: Confirm['source'], choices: Partial<Confirm> = {}) =>
  ani.call(orderContract.confirm, { source, use_coins: false, ...choices })
const refusal = (source: Confirm['source'], choices: Partial<Confirm> = {}) =>
  ani.tryCall(orderContract.confirm, { source, use_coins: false, ...choices })
/** Places an order of other goods than the confirm page showed, by a client that sends no digest. */
async function placeRefusal(source: Confirm['source'], choices: Partial<Confirm> = {}) {
  return ani.tryCall(orderContract.place, { ...(await createPlaceArgs(ani, buyNow('BERAS-1'))), source, digest: undefined, ...choices })
}
const claim = async (coupon_no: string) => (await ani.call(voucherContract.claim, { coupon_no })).voucher_no
async function fillCart(...skus: readonly string[]) {
  for (const sku_no of skus) await ani.call(cartContract.add, { sku_no, quantity: 1 })
}

describe('confirm', () => {
  it('works without an address, then with online payment only', async () => {
    ani = await shop.member('bayu')
    const { pay_methods, ...quote } = await confirm(buyNow('KERIPIK-1', 2))
    expect(quote).toMatchObject({ address: null, delivery_options: [], delivery_method: null })
    expect(quote.amounts).toMatchObject({ product_amount: 40_000, shipping_fee: 0, total: 40_000 })
    expect(pay_methods).not.toContain('cod')
  })

  it('uses the default address, its fee by weight, and free shipping for the first order', async () => {
    await shop.addAddress(ani, BANDUNG)
    const quote = await confirm(buyNow('BERAS-1', 2))
    expect(quote.delivery_options).toMatchObject([
      { method: 'regular', fee: 15_000 + 9 * 8_000, fee_to_pay: 0 },
      { method: 'express', fee: 15_000 + 9 * 8_000 + 20_000, fee_to_pay: 0 },
    ])
    const amounts = { shipping_fee: 87_000, first_order_shipping_discount: 87_000, total: 150_000 }
    expect(quote).toMatchObject({ flag_first_order: true, amounts })
    expect(quote.pay_methods).toContain('cod')
  })

  it('charges no fee for goods that ship free, and offers no express far away', async () => {
    await shop.addAddress(ani, AMBON)
    const quote = await confirm(buyNow('LOSION-1'))
    expect(quote.delivery_options).toMatchObject([{ method: 'regular', fee: 0 }])
    expect(quote.pay_methods).not.toContain('cod')
    const unsupported = { error: 'DELIVERY_UNSUPPORTED', field: 'delivery_method' }
    expect(await refusal(buyNow('LOSION-1'), { delivery_method: 'express' })).toMatchObject(unsupported)
  })

  it('has no delivery options for an unsupported place', async () => {
    const address_id = await shop.addAddress(ani, WAMENA)
    const quote = await confirm(buyNow('KOPI-1'), { delivery_method: 'express' })
    expect(quote).toMatchObject({ address: { address_id, flag_supported: false }, delivery_options: [], delivery_method: null })
  })

  it.each([
    ['goods that are sold out', buyNow('HABIS-1'), 'STOCK_INSUFFICIENT'],
    ['more than the stock', buyNow('KERIPIK-2', 4), 'STOCK_INSUFFICIENT'],
    ['more than the product allows', buyNow('KOPI-1', 6), 'PURCHASE_LIMIT_EXCEEDED'],
    ['unknown goods', buyNow('NIHIL-1'), 'SKU_INFO_MISSING'],
    ['goods off sale', buyNow('LOSION-1'), 'PRODUCT_OFF_SALE'],
    ['too many pieces', buyNow('KERIPIK-1', 501), 'MAXIMUM_PURCHASE_QUANTITY'],
    ['too much weight', buyNow('BERAS-1', 41), 'SHIPPING_TEMPLATE_MISSING'],
    ['an empty selection', CART, 'NO_PRODUCT_SELECTED'],
  ])('refuses %s, and so does placing', async (_, source, error) => {
    await shop.fireEvent('sku', 'KERIPIK-1', 'restock', { stock: 900 })
    await shop.fireEvent('sku', 'LOSION-1', 'take_off')
    expect(await refusal(source)).toMatchObject({ error })
    expect(await placeRefusal(source)).toMatchObject({ error })
  })

  it('says for goods that are too heavy together how many pieces one order takes', async () => {
    expect(await refusal(buyNow('BERAS-1', 41))).toMatchObject({ params: { kilograms: 200, fits: 40 } })
  })

  it('refuses more different goods than an order may have, and so does placing', async () => {
    const { products, sku: find } = createFakeCatalogue()
    const first = products[0]?.sku_list[0]
    if (!first) throw new Error('The shelf is empty')
    ;({ shop, ani } = await createFakeShop({
      sku: (sku_no) => (sku_no.startsWith('S-') ? { ...first, sku_no, stock: 9 } : find(sku_no)),
    }))
    await fillCart(...Array.from({ length: 51 }, (_, at) => `S-${at}`))
    expect(await refusal(CART)).toMatchObject({ error: 'SKU_COUNT_LIMIT' })
    expect(await placeRefusal(CART)).toMatchObject({ error: 'SKU_COUNT_LIMIT' })
  })

  it('refuses a foreign address and a disabled member', async () => {
    const address_id = await shop.addAddress(await shop.member('bayu'))
    expect(await refusal(buyNow('KOPI-1'), { address_id })).toMatchObject({ error: 'ADDRESS_MISSING', field: 'address_id' })
    const args = await createPlaceArgs(ani, buyNow('KOPI-1'))
    await shop.withWorld(({ db }) => db.members.update('M-ani', { disabled: true }))
    expect(await refusal(buyNow('KOPI-1'))).toMatchObject({ error: 'ORDER_ACCOUNT_DISABLED' })
    expect(await ani.errorOf(orderContract.place, args)).toBe('ORDER_ACCOUNT_DISABLED')
  })

  it('says what coins can do, and uses them on request', async () => {
    await shop.setCoins(ani, 2_450)
    const { coins, amounts } = await confirm(buyNow('KERIPIK-1', 2))
    expect(coins).toEqual({ balance: 2_450, usable: 2_000, amount: 20_000, points_per_unit: 100, amount_per_unit: 1_000, rate: 50 })
    expect(amounts.total).toBe(40_000)
    const using = await confirm(buyNow('KERIPIK-1', 2), { use_coins: true })
    expect(using.amounts).toMatchObject({ coins_used: 2_000, total: 20_000 })
  })
})

describe('vouchers on an order', () => {
  beforeEach(async () => {
    // Not the first order any more: shipping has a fee.
    await confirmAndPlace(ani, buyNow('LOSION-1'))
    shop.advance(HOUR / 2)
  })

  it('proposes the cheapest allowed set and says why the others can’t be used', async () => {
    await shop.withWorld(({ db, now, ids }) => {
      for (const coupon_no of ['HEMAT5', 'BELANJA20', 'BAYAR8', 'CAMILAN10', 'ONGKIR20', 'ONGKIR10', 'GAJIAN30', 'APP20', 'SALAM25']) {
        const row = { voucher_no: ids.next('VC'), member_no: 'M-ani', coupon_no, state: 'unused' } as const
        db.vouchers.insert({ ...row, claimed_at: now, expires_at: now + DAY, used_at: null, order_no: null })
      }
    })
    const quote = await confirm(buyNow('BERAS-1', 2))
    const names = (list: readonly { coupon_no: string }[]) => list.map(({ coupon_no }) => coupon_no).sort()
    // 5.000 and 20.000 together equal 25.000 alone: fewer vouchers win.
    expect(names(quote.vouchers_used)).toEqual(['ONGKIR20', 'SALAM25'])
    const [discount, shipping] = [{ voucher_discount: 25_000 }, { shipping_fee: 66_000, shipping_discount: 20_000 }]
    expect(quote.amounts).toMatchObject({ product_amount: 150_000, ...discount, ...shipping, total: 171_000 })
    expect(names(quote.vouchers_usable)).toEqual(['ONGKIR20', 'SALAM25'])
    const reasons = quote.vouchers_unusable.map(({ voucher, reason, shortfall }) => [voucher.coupon_no, [reason, shortfall]])
    expect(Object.fromEntries(reasons)).toEqual({
      HEMAT5: ['not_stackable', null],
      BELANJA20: ['not_stackable', null],
      BAYAR8: ['not_stackable', null],
      ONGKIR10: ['not_stackable', null],
      CAMILAN10: ['products', null],
      GAJIAN30: ['not_started', null],
      APP20: ['app_only', null],
    })
  })

  it('refuses each voucher that doesn’t fit with its own error', async () => {
    const [hemat, belanja, ongkir] = [await claim('HEMAT5'), await claim('BELANJA20'), await claim('ONGKIR20')]
    const [camilan, bayar] = [await claim('CAMILAN10'), await claim('BAYAR8')]
    const error = async (voucher_nos: string[], source = buyNow('KOPI-1', 2)) => {
      const answer = await refusal(source, { voucher_nos })
      return answer.ok ? null : answer.error
    }
    expect(await error([camilan])).toBe('ORDER_VOUCHER_PRODUCTS')
    expect(await error([hemat, bayar])).toBe('ORDER_VOUCHER_NOT_STACKABLE')
    const both = await placeRefusal(buyNow('KOPI-1', 2), { voucher_nos: [hemat, bayar] })
    expect(both).toMatchObject({ error: 'ORDER_VOUCHER_NOT_STACKABLE' })
    expect(await error([hemat, hemat])).toBe('ORDER_VOUCHER_INVALID')
    expect(await error([ongkir], buyNow('LOSION-1', 2))).toBe('ORDER_VOUCHER_INVALID')
    await confirmAndPlace(ani, buyNow('KOPI-1', 2), { voucher_nos: [hemat] })
    expect(await error([hemat])).toBe('ORDER_VOUCHER_USED')
    shop.advance(6 * DAY)
    expect(await error([camilan])).toBe('ORDER_VOUCHER_EXPIRED')
    await shop.fireEvent('coupon', 'BELANJA20', 'withdraw')
    expect(await error([belanja])).toBe('ORDER_VOUCHER_MISSING')
  })

  it('names the voucher that doesn’t fit, and what is missing to its minimum spend', async () => {
    const voucher_no = await claim('BELANJA20')
    const named = (no: string) => refusal(buyNow('BERAS-1'), { voucher_nos: [no] })
    const params = { voucher_no, shortfall: 75_000 }
    expect(await named(voucher_no)).toMatchObject({ error: 'ORDER_VOUCHER_MINIMUM', field: 'voucher_nos', params })
    const missing = { ok: false, error: 'ORDER_VOUCHER_MISSING', field: 'voucher_nos' }
    expect(await named('VC0')).toEqual({ ...missing, params: { voucher_no: 'VC0' } })
    ani = await shop.member('bayu')
    expect(await named(voucher_no)).toEqual({ ...missing, params: { voucher_no } })
  })

  it('refuses a voucher that was expired early, and one from the moment its time ends', async () => {
    const voucher_no = await claim('HEMAT5')
    for (const [state, late] of [
      ['expired', DAY],
      ['unused', 0],
    ] as const) {
      await shop.withWorld(({ db, now }) => db.vouchers.update(voucher_no, { state, expires_at: now + late }))
      expect(await refusal(buyNow('BERAS-1'), { voucher_nos: [voucher_no] })).toMatchObject({ error: 'ORDER_VOUCHER_EXPIRED' })
    }
  })

  it('takes a voucher for some brands off their products alone', async () => {
    await claim('KILAURA15')
    await fillCart('BERAS-1', 'LOSION-1')
    expect((await confirm(CART)).amounts).toMatchObject({ product_amount: 124_900, voucher_discount: 7_485 })
  })

  it('lists what each takes off, the one for shipping last', async () => {
    const [shipping, five, twenty] = [await claim('ONGKIR20'), await claim('HEMAT5'), await claim('BELANJA20')]
    const { voucher_amounts, amounts } = await confirm(buyNow('BERAS-1', 2), { voucher_nos: [five, shipping, twenty] })
    expect(voucher_amounts.map(({ voucher_no, kind, amount }) => [voucher_no, kind, amount])).toEqual([
      [five, 'discount', 5_000],
      [twenty, 'discount', 20_000],
      [shipping, 'shipping', 20_000],
    ])
    expect(amounts).toMatchObject({ voucher_discount: 25_000, shipping_discount: 20_000 })
  })

  it('names the voucher that disables cash on delivery, and the total with the best set that allows it', async () => {
    const [online, small] = [await claim('BAYAR8'), await claim('HEMAT5')]
    const source = buyNow('BERAS-1')
    const { vouchers_used, cash_closed, amounts, pay_methods } = await confirm(source)
    expect(vouchers_used.map(({ voucher_no }) => voucher_no)).toContain(online)
    expect(pay_methods).not.toContain('cod')
    const instead = { voucher_nos: [small], total: amounts.total + 1_000 }
    expect(cash_closed).toEqual({ reason: 'voucher', by: ['Bayar online lebih hemat'], most: 5_000_000, instead })
    const cash = await confirm(source, { voucher_nos: instead.voucher_nos })
    expect(cash).toMatchObject({ cash_closed: null, amounts: { total: instead.total } })
    expect(cash.pay_methods).toContain('cod')
  })

  it('proposes no other vouchers where cash on delivery is disabled without them too', async () => {
    await claim('BAYAR8')
    const closed = async (source: Confirm['source']) => (await confirm(source)).cash_closed
    expect(await closed(buyNow('TV-1'))).toMatchObject({ reason: 'product', by: ['Televisi'], instead: null })
    await fillCart('KOPI-1', 'TV-1')
    expect(await closed(CART)).toMatchObject({ reason: 'product', by: ['Televisi'] })
    expect(await closed(buyNow('MAHAL-1', 2))).toMatchObject({ reason: 'amount', by: [], instead: null })
    // Without the voucher the total would exceed the limit.
    await shop.fireEvent('sku', 'LOSION-1', 'reprice', { price: 5_010_000 })
    expect(await closed(buyNow('LOSION-1'))).toMatchObject({ reason: 'voucher', by: ['Bayar online lebih hemat'], instead: null })
    await shop.addAddress(ani, AMBON)
    expect(await closed(buyNow('BERAS-1'))).toMatchObject({ reason: 'area', by: ['Nusaniwe', 'Kota Ambon'], instead: null })
  })
})

describe('vouchers to claim for an order', () => {
  const toClaim = ({ vouchers_claimable = [] }: Awaited<ReturnType<typeof confirm>>) =>
    vouchers_claimable.map(({ voucher, shortfall }) => [voucher.coupon_no, shortfall])

  it('are those that the member can claim and use at once, then those that more goods would open', async () => {
    const list = toClaim(await confirm(buyNow('KERIPIK-1', 2)))
    expect(list.filter(([, shortfall]) => shortfall === null)).toEqual(expect.arrayContaining([['HEMAT5', null]]))
    expect(list).toContainEqual(['BELANJA20', 110_000])
    // For the app, for members who ordered before, with a code, over, fully claimed, or for other goods.
    for (const other of ['APP20', 'SETIA10', 'SALAM25', 'KEMARIN15', 'KILAT50', 'KILAURA15'])
      expect(list.map(([no]) => no)).not.toContain(other)
    const shortfalls = list.map(([, shortfall]) => Number(shortfall ?? 0))
    expect(shortfalls).toEqual([...shortfalls].sort((a, b) => a - b))
  })

  it('have none for the shipping of a first order, which is free', async () => {
    const first = await confirm(buyNow('KERIPIK-1', 1))
    expect(first.flag_first_order).toBe(true)
    expect(first.vouchers_claimable?.filter(({ voucher }) => voucher.kind === 'shipping')).toEqual([])
  })

  it('the best set names those to claim, and costs what it says once they are claimed', async () => {
    const before = await confirm(buyNow('KERIPIK-1', 3))
    const best = before.claim_best
    expect(best?.amounts.total).toBeLessThan(before.amounts.total)
    for (const coupon_no of best?.coupon_nos ?? []) await claim(coupon_no)
    const after = await confirm(buyNow('KERIPIK-1', 3))
    expect(after.amounts).toEqual(best?.amounts)
    expect(after.claim_best).toBeNull()
  })

  it('are not those of which one more adds nothing', async () => {
    await claim('ONGKIR20')
    await claim('HEMAT5')
    const nos = toClaim(await confirm(buyNow('KERIPIK-1', 3))).map(([no]) => no)
    expect(nos).not.toContain('ONGKIR20')
    expect(nos).toContain('HEMAT5')
    await claim('HEMAT5')
    expect(toClaim(await confirm(buyNow('KERIPIK-1', 3))).map(([no]) => no)).not.toContain('HEMAT5')
  })

  it('an offer says how many the member holds', async () => {
    const held = async () => (await ani.call(voucherContract.offers, { coupon_nos: ['HEMAT5'] })).list[0]?.held
    expect(await held()).toBe(0)
    await claim('HEMAT5')
    expect(await held()).toBe(1)
  })
})
