import { DAY, HOUR } from '@nusaria/catalogue/lib/time'
import { cartContract } from '@nusaria/contracts/cart'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { orderContract } from '@nusaria/contracts/order'
import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { confirmAndPlace } from '../../testing/place-order.ts'
import { AMBON, BANDUNG, createTestShop, JAKARTA, type Shopper, type TestShop, WAMENA } from '../../testing/test-shop.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
})

const buy = (sku_no: string, quantity = 1) => ({ type: 'buy_now', sku_no, quantity }) as const
const confirm = (choices: Partial<ArgsOf<typeof orderContract.confirm>> & Pick<ArgsOf<typeof orderContract.confirm>, 'source'>) => ({
  use_coins: false,
  ...choices,
})
const claim = (coupon_no: string) => ani.call(voucherContract.claim, { coupon_no })

describe('confirm', () => {
  it('works without an address, then with online payment only', async () => {
    const { address, delivery_options, delivery_method, pay_methods, amounts } = await ani.call(
      orderContract.confirm,
      confirm({ source: buy('KERIPIK-1', 2) }),
    )
    expect({ address, delivery_options, delivery_method }).toEqual({ address: null, delivery_options: [], delivery_method: null })
    expect(pay_methods).not.toContain('cod')
    expect(amounts).toMatchObject({ product_amount: 40_000, shipping_fee: 0, total: 40_000 })
  })

  it('uses the default address, its fee by weight, and free shipping for the first order', async () => {
    await shop.addAddress(ani, BANDUNG)
    const quote = await ani.call(orderContract.confirm, confirm({ source: buy('BERAS-1', 2) }))
    expect(quote.delivery_options).toMatchObject([
      { method: 'regular', fee: 15_000 + 9 * 8_000, fee_to_pay: 0 },
      { method: 'express', fee: 15_000 + 9 * 8_000 + 20_000, fee_to_pay: 0 },
    ])
    expect(quote).toMatchObject({
      flag_first_order: true,
      amounts: { shipping_fee: 87_000, first_order_shipping_discount: 87_000, total: 150_000 },
    })
    expect(quote.pay_methods).toContain('cod')
  })

  it('charges no fee for goods that ship free, and offers no express far away', async () => {
    await shop.addAddress(ani, AMBON)
    const quote = await ani.call(orderContract.confirm, confirm({ source: buy('LOSION-1') }))
    expect(quote.delivery_options).toMatchObject([{ method: 'regular', fee: 0 }])
    expect(quote.pay_methods).not.toContain('cod')
    expect(await ani.tryCall(orderContract.confirm, confirm({ source: buy('LOSION-1'), delivery_method: 'express' }))).toMatchObject({
      error: 'DELIVERY_UNSUPPORTED',
      field: 'delivery_method',
    })
  })

  it('has no delivery options for an unsupported place', async () => {
    const address_id = await shop.addAddress(ani, WAMENA)
    const quote = await ani.call(orderContract.confirm, confirm({ source: buy('KOPI-1'), delivery_method: 'express' }))
    expect(quote).toMatchObject({ address: { address_id, flag_supported: false }, delivery_options: [], delivery_method: null })
  })

  it.each([
    ['HABIS-1', 1, 'STOCK_INSUFFICIENT'],
    ['KERIPIK-1', 11, 'STOCK_INSUFFICIENT'],
    ['KOPI-1', 6, 'PURCHASE_LIMIT_EXCEEDED'],
    ['NIHIL-1', 1, 'SKU_INFO_MISSING'],
    ['BERAS-1', 41, 'SHIPPING_TEMPLATE_MISSING'],
  ] as const)('refuses %s × %i', async (sku_no, quantity, error) => {
    expect(await ani.errorOf(orderContract.confirm, confirm({ source: buy(sku_no, quantity) }))).toBe(error)
  })

  it('says for goods that are too heavy together how many pieces one order takes', async () => {
    expect(await ani.tryCall(orderContract.confirm, confirm({ source: buy('BERAS-1', 41) }))).toMatchObject({
      error: 'SHIPPING_TEMPLATE_MISSING',
      params: { kilograms: 200, fits: 40 },
    })
  })

  it('refuses too many pieces, goods off sale, an empty selection, a foreign address, a disabled member', async () => {
    await shop.fireEvent('sku', 'KERIPIK-1', 'restock', { stock: 900 })
    expect(await ani.errorOf(orderContract.confirm, confirm({ source: buy('KERIPIK-1', 501) }))).toBe('MAXIMUM_PURCHASE_QUANTITY')
    await shop.fireEvent('sku', 'KERIPIK-1', 'take_off')
    expect(await ani.errorOf(orderContract.confirm, confirm({ source: buy('KERIPIK-1') }))).toBe('PRODUCT_OFF_SALE')
    expect(await ani.errorOf(orderContract.confirm, confirm({ source: { type: 'cart' } }))).toBe('NO_PRODUCT_SELECTED')
    const address_id = await shop.addAddress(await shop.member('bayu'))
    expect(await ani.tryCall(orderContract.confirm, confirm({ source: buy('KOPI-1'), address_id }))).toMatchObject({
      error: 'ADDRESS_MISSING',
      field: 'address_id',
    })
    await shop.withWorld(({ db }) => db.members.update('M-ani', { disabled: true }))
    expect(await ani.errorOf(orderContract.confirm, confirm({ source: buy('KOPI-1') }))).toBe('ORDER_ACCOUNT_DISABLED')
  })

  it('refuses more different goods than an order may have', async () => {
    const catalogue = createFakeCatalogue()
    const [first] = catalogue.products
    if (!first) throw new Error('The shelf is empty')
    const sku = (at: number) => ({ ...first.sku_list[0], sku_no: `S-${at}`, stock: 9 }) as (typeof first.sku_list)[number]
    const wide = { ...catalogue, sku: (sku_no: string) => (sku_no.startsWith('S-') ? sku(Number(sku_no.slice(2))) : catalogue.sku(sku_no)) }
    const other = await createTestShop({ catalogue: wide })
    const member = await other.member('ani')
    for (let at = 0; at < 51; at += 1) await member.call(cartContract.add, { sku_no: `S-${at}`, quantity: 1 })
    expect(await member.errorOf(orderContract.confirm, confirm({ source: { type: 'cart' } }))).toBe('SKU_COUNT_LIMIT')
  })

  it('says what coins can do, and uses them on request', async () => {
    await shop.setCoins(ani, 2_450)
    const source = buy('KERIPIK-1', 2)
    const without = await ani.call(orderContract.confirm, confirm({ source }))
    expect(without.coins).toEqual({ balance: 2_450, usable: 2_000, amount: 20_000, points_per_unit: 100, amount_per_unit: 1_000, rate: 50 })
    expect(without.amounts.total).toBe(40_000)
    expect((await ani.call(orderContract.confirm, confirm({ source, use_coins: true }))).amounts).toMatchObject({
      coins_used: 2_000,
      total: 20_000,
    })
  })
})

describe('vouchers on an order', () => {
  beforeEach(async () => {
    await shop.addAddress(ani, JAKARTA)
    // Not the first order any more: shipping has a fee.
    await confirmAndPlace(ani, buy('LOSION-1'))
    shop.advance(HOUR / 2)
  })

  it('proposes the cheapest allowed set and says why the others can’t be used', async () => {
    await shop.withWorld(({ db, now, ids }) => {
      for (const coupon_no of ['HEMAT5', 'BELANJA20', 'BAYAR8', 'CAMILAN10', 'ONGKIR20', 'ONGKIR10', 'GAJIAN30', 'APP20', 'SALAM25'])
        db.vouchers.insert({
          voucher_no: ids.next('VC'),
          member_no: 'M-ani',
          coupon_no,
          state: 'unused',
          claimed_at: now,
          expires_at: now + DAY,
          used_at: null,
          order_no: null,
        })
    })
    const quote = await ani.call(orderContract.confirm, confirm({ source: buy('BERAS-1', 2) }))
    const names = (list: readonly { coupon_no: string }[]) => list.map(({ coupon_no }) => coupon_no).sort()
    // 5.000 and 20.000 together equal 25.000 alone: fewer vouchers win.
    expect(names(quote.vouchers_used)).toEqual(['ONGKIR20', 'SALAM25'])
    expect(quote.amounts).toMatchObject({
      product_amount: 150_000,
      voucher_discount: 25_000,
      shipping_fee: 66_000,
      shipping_discount: 20_000,
      total: 171_000,
    })
    expect(names(quote.vouchers_usable)).toEqual(['ONGKIR20', 'SALAM25'])
    const reasons = Object.fromEntries(
      quote.vouchers_unusable.map(({ voucher, reason, shortfall }) => [voucher.coupon_no, [reason, shortfall]]),
    )
    expect(reasons).toEqual({
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
    const wallet = { HEMAT5: '', BELANJA20: '', ONGKIR20: '', CAMILAN10: '', BAYAR8: '', SALAM25: '' }
    for (const coupon_no of ['HEMAT5', 'BELANJA20', 'ONGKIR20', 'CAMILAN10', 'BAYAR8'] as const)
      wallet[coupon_no] = (await claim(coupon_no)).voucher_no
    wallet.SALAM25 = (await ani.call(voucherContract.redeemCode, { code: 'salam25' })).voucher_no
    const error = (voucher_nos: string[], source: ReturnType<typeof buy> = buy('KOPI-1', 2)) =>
      ani.errorOf(orderContract.confirm, confirm({ source, voucher_nos }))
    expect(await error(['VC0'])).toBe('ORDER_VOUCHER_MISSING')
    expect(await error([wallet.CAMILAN10])).toBe('ORDER_VOUCHER_PRODUCTS')
    expect(await error([wallet.HEMAT5, wallet.BAYAR8])).toBe('ORDER_VOUCHER_NOT_STACKABLE')
    expect(await error([wallet.HEMAT5, wallet.HEMAT5])).toBe('ORDER_VOUCHER_INVALID')
    expect(await error([wallet.ONGKIR20], buy('LOSION-1', 2))).toBe('ORDER_VOUCHER_INVALID')
    const bayu = await shop.member('bayu')
    expect(await bayu.errorOf(orderContract.confirm, confirm({ source: buy('KOPI-1'), voucher_nos: [wallet.HEMAT5] }))).toBe(
      'ORDER_VOUCHER_MISSING',
    )
    await confirmAndPlace(ani, buy('KOPI-1', 2), { voucher_nos: [wallet.HEMAT5] })
    expect(await error([wallet.HEMAT5])).toBe('ORDER_VOUCHER_USED')
    shop.advance(6 * DAY)
    expect(await error([wallet.CAMILAN10])).toBe('ORDER_VOUCHER_EXPIRED')
    await shop.fireEvent('coupon', 'BELANJA20', 'withdraw')
    expect(await error([wallet.BELANJA20])).toBe('ORDER_VOUCHER_MISSING')
  })

  it('names the voucher that doesn’t fit, and what is missing to its minimum spend', async () => {
    const { voucher_no } = await claim('BELANJA20')
    const refusal = (voucher_nos: string[]) => ani.tryCall(orderContract.confirm, confirm({ source: buy('BERAS-1'), voucher_nos }))
    expect(await refusal([voucher_no])).toMatchObject({
      error: 'ORDER_VOUCHER_MINIMUM',
      field: 'voucher_nos',
      params: { voucher_no, shortfall: 75_000 },
    })
    const missing = await refusal(['VC0'])
    expect(missing).toMatchObject({ error: 'ORDER_VOUCHER_MISSING', field: 'voucher_nos' })
    expect(missing).toHaveProperty('params', { voucher_no: 'VC0' })
  })

  it('refuses a voucher that was expired early, and one from the moment its time ends', async () => {
    const { voucher_no } = await claim('HEMAT5')
    const error = () => ani.errorOf(orderContract.confirm, confirm({ source: buy('BERAS-1'), voucher_nos: [voucher_no] }))
    const change = (changes: { state: 'unused' | 'expired'; late: number }) =>
      shop.withWorld(({ db, now }) => db.vouchers.update(voucher_no, { state: changes.state, expires_at: now + changes.late }))
    await change({ state: 'expired', late: DAY })
    expect(await error()).toBe('ORDER_VOUCHER_EXPIRED')
    await change({ state: 'unused', late: 0 })
    expect(await error()).toBe('ORDER_VOUCHER_EXPIRED')
  })

  it('takes a voucher for some brands off their products alone', async () => {
    await claim('KILAURA15')
    for (const sku_no of ['BERAS-1', 'LOSION-1']) await ani.call(cartContract.add, { sku_no, quantity: 1 })
    const { amounts } = await ani.call(orderContract.confirm, confirm({ source: { type: 'cart' } }))
    expect(amounts).toMatchObject({ product_amount: 124_900, voucher_discount: 7_485 })
  })

  it('lists what each takes off, the one for shipping last', async () => {
    const { voucher_no: shipping } = await claim('ONGKIR20')
    const { voucher_no: five } = await claim('HEMAT5')
    const { voucher_no: eight } = await claim('BELANJA20')
    const voucher_nos = [five, shipping, eight]
    const { voucher_amounts, amounts } = await ani.call(orderContract.confirm, confirm({ source: buy('BERAS-1', 2), voucher_nos }))
    expect(voucher_amounts.map(({ voucher_no, kind, amount }) => [voucher_no, kind, amount])).toEqual([
      [five, 'discount', 5_000],
      [eight, 'discount', 20_000],
      [shipping, 'shipping', 20_000],
    ])
    expect(amounts).toMatchObject({ voucher_discount: 25_000, shipping_discount: 20_000 })
  })

  it('disables cash on delivery where a voucher requires online payment', async () => {
    const { voucher_no } = await claim('BAYAR8')
    const source = buy('BERAS-1', 1)
    const pays = async (voucher_nos: string[]) => (await ani.call(orderContract.confirm, confirm({ source, voucher_nos }))).pay_methods
    expect(await pays([])).toContain('cod')
    expect(await pays([voucher_no])).not.toContain('cod')
  })

  it('names the voucher that disables cash on delivery, and the total with the best set that allows it', async () => {
    const { voucher_no } = await claim('BAYAR8')
    const { voucher_no: small } = await claim('HEMAT5')
    const source = buy('BERAS-1', 1)
    const { vouchers_used, cash_closed, amounts } = await ani.call(orderContract.confirm, confirm({ source }))
    expect(vouchers_used.map((voucher) => voucher.voucher_no)).toContain(voucher_no)
    expect(cash_closed).toEqual({
      reason: 'voucher',
      by: ['Bayar online lebih hemat'],
      most: 5_000_000,
      instead: { voucher_nos: [small], total: amounts.total + 1_000 },
    })
    const cash = await ani.call(orderContract.confirm, confirm({ source, voucher_nos: cash_closed?.instead?.voucher_nos }))
    expect(cash).toMatchObject({ cash_closed: null, amounts: { total: cash_closed?.instead?.total } })
    expect(cash.pay_methods).toContain('cod')
  })

  it('proposes no other vouchers where cash on delivery is disabled without them too', async () => {
    await claim('BAYAR8')
    const closed = async (sku_no: string, quantity = 1) =>
      (await ani.call(orderContract.confirm, confirm({ source: buy(sku_no, quantity) }))).cash_closed
    expect(await closed('TV-1')).toMatchObject({ reason: 'product', by: ['Televisi'], instead: null })
    for (const sku_no of ['KOPI-1', 'TV-1']) await ani.call(cartContract.add, { sku_no, quantity: 1 })
    const both = await ani.call(orderContract.confirm, confirm({ source: { type: 'cart' } }))
    expect(both.cash_closed).toMatchObject({ reason: 'product', by: ['Televisi'] })
    expect(await closed('MAHAL-1', 2)).toMatchObject({ reason: 'amount', by: [], instead: null })
    // Without the voucher the total would exceed the limit.
    await shop.fireEvent('sku', 'LOSION-1', 'reprice', { price: 5_010_000 })
    expect(await closed('LOSION-1')).toMatchObject({ reason: 'voucher', by: ['Bayar online lebih hemat'], instead: null })
    await shop.addAddress(ani, AMBON)
    expect(await closed('BERAS-1')).toMatchObject({ reason: 'area', by: ['Nusaniwe', 'Kota Ambon'], instead: null })
  })
})
