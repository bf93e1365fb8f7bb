import { DAY, MINUTE } from '@nusaria/catalogue/lib/time'
import { cartContract } from '@nusaria/contracts/cart'
import { orderContract } from '@nusaria/contracts/order'
import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { confirmAndPlace, createPlaceArgs } from '../../testing/place-order.ts'
import { AMBON, createTestShop, JAKARTA, type Shopper, type TestShop, WAMENA } from '../../testing/test-shop.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
  await shop.addAddress(ani, JAKARTA)
})

const buy = (sku_no: string, quantity = 1) => ({ type: 'buy_now', sku_no, quantity }) as const
const claim = (coupon_no: string) => ani.call(voucherContract.claim, { coupon_no })

describe('place', () => {
  it('takes stock, vouchers, coins and cart lines, once per request', async () => {
    await shop.setCoins(ani, 500)
    await ani.call(cartContract.add, { sku_no: 'KERIPIK-1', quantity: 4 })
    await ani.call(cartContract.add, { sku_no: 'LOSION-1', quantity: 1 })
    const { lines } = await ani.call(cartContract.detail, undefined)
    const left = lines.filter(({ sku_no }) => sku_no === 'LOSION-1').map(({ line_id }) => line_id)
    await ani.call(cartContract.select, { line_ids: left, selected: false })
    const { voucher_no } = await claim('HEMAT5')
    const args = await createPlaceArgs(ani, { type: 'cart' }, { use_coins: true })
    expect(args.voucher_nos).toEqual([voucher_no])
    const placed = await ani.call(orderContract.place, args)
    expect(placed).toMatchObject({ status: 'pending_payment', total: 80_000 - 5_000 - 5_000 })
    expect(await ani.call(orderContract.place, args)).toEqual(placed)
    const world = await shop.withWorld(({ db }) => ({
      orders: db.orders.count(),
      delta: db.sku_states.get('KERIPIK-1')?.stock_delta,
      points: db.members.get('M-ani')?.points,
      voucher: db.vouchers.get(voucher_no),
    }))
    expect(world).toMatchObject({ orders: 1, delta: -4, points: 0, voucher: { state: 'used', order_no: placed.order_no } })
    expect((await ani.call(cartContract.detail, undefined)).lines).toMatchObject([{ sku_no: 'LOSION-1', selected: false }])
  })

  it('says what changed since the confirm page: the price, goods gone, coins gone', async () => {
    const args = await createPlaceArgs(ani, buy('KERIPIK-1', 2))
    await shop.fireEvent('sku', 'KERIPIK-1', 'reprice', { price: 21_000 })
    expect(await ani.tryCall(orderContract.place, args)).toMatchObject({
      error: 'PRICE_CHANGED',
      field: 'expected_total',
      params: { total: 42_000 },
    })
    await shop.fireEvent('sku', 'KERIPIK-1', 'sell_out')
    expect(await ani.tryCall(orderContract.place, args)).toMatchObject({
      error: 'STOCK_INSUFFICIENT',
      params: { stock: 0, product_name: 'Keripik' },
    })

    await ani.call(cartContract.add, { sku_no: 'KOPI-1', quantity: 1 })
    await ani.call(cartContract.add, { sku_no: 'LOSION-1', quantity: 1 })
    const both = await createPlaceArgs(ani, { type: 'cart' })
    await shop.fireEvent('sku', 'KOPI-1', 'sell_out')
    expect(await ani.tryCall(orderContract.place, both)).toMatchObject({ error: 'STOCK_INSUFFICIENT', params: { product_name: 'Kopi' } })

    await shop.setCoins(ani, 300)
    const spending = await createPlaceArgs(ani, buy('LOSION-1'), { use_coins: true })
    await shop.setCoins(ani, 90)
    expect(await ani.errorOf(orderContract.place, spending)).toBe('COINS_INSUFFICIENT')
  })

  it('refuses an address that isn’t the member’s or isn’t supported', async () => {
    const args = await createPlaceArgs(ani, buy('KOPI-1'))
    const foreign = await shop.addAddress(await shop.member('bayu'))
    expect(await ani.errorOf(orderContract.place, { ...args, address_id: foreign })).toBe('ADDRESS_MISSING')
    const remote = await shop.addAddress(ani, WAMENA)
    expect(await ani.errorOf(orderContract.place, { ...args, address_id: remote })).toBe('ADDRESS_UNSUPPORTED')
    const far = await shop.addAddress(ani, AMBON)
    expect(await ani.errorOf(orderContract.place, { ...args, address_id: far, delivery_method: 'express' })).toBe('DELIVERY_UNSUPPORTED')
  })

  it('refuses coins that no rule allows', async () => {
    const args = await createPlaceArgs(ani, buy('LOSION-1'))
    await shop.setCoins(ani, 300)
    await shop.fireEvent('sku', 'LOSION-1', 'reprice', { price: 1_500 })
    expect(await ani.errorOf(orderContract.place, { ...args, use_coins: true })).toBe('COIN_RULES_NOT_MATCHED')
  })

  it('refuses orders faster than by hand, and more than the daily limit', async () => {
    const one = async (at: number) =>
      ani.tryCall(orderContract.place, { ...(await createPlaceArgs(ani, buy('BERAS-1'))), request_id: `request-${at}` })
    for (let at = 0; at < 10; at += 1) expect((await one(at)).ok).toBe(true)
    expect(await one(10)).toMatchObject({ error: 'OPERATING_TOO_FAST' })
    shop.advance(10_000)
    for (let at = 11; at < 51; at += 1) {
      shop.advance(2_000)
      expect((await one(at)).ok).toBe(true)
    }
    shop.advance(MINUTE)
    expect(await one(51)).toMatchObject({ error: 'DAILY_ORDER_LIMIT' })
    shop.advance(DAY)
    expect((await one(52)).ok).toBe(true)
  })

  it('creates one order for the same request sent several times at once, and one for the same cart in two tabs', async () => {
    await ani.call(cartContract.add, { sku_no: 'KOPI-1', quantity: 2 })
    const args = await createPlaceArgs(ani, { type: 'cart' })
    const taps = await Promise.all([args, args, args].map((each) => ani.tryCall(orderContract.place, each)))
    expect(new Set(taps.map((answer) => answer.ok && answer.data.order_no)).size).toBe(1)
    expect(await ani.errorOf(orderContract.place, { ...args, request_id: 'the-other-tab' })).toBe('NO_PRODUCT_SELECTED')
    expect(await shop.withWorld(({ db }) => [db.orders.count(), db.sku_states.get('KOPI-1')?.stock_delta])).toEqual([1, -2])
  })

  it('uses a voucher once, whichever of two tabs is first', async () => {
    await confirmAndPlace(ani, buy('LOSION-1'))
    await claim('HEMAT5')
    const args = await createPlaceArgs(ani, buy('KOPI-1'))
    expect(args.voucher_nos).toHaveLength(1)
    const tabs = await Promise.all(
      ['tab-one-1', 'tab-two-2'].map((request_id) => ani.tryCall(orderContract.place, { ...args, request_id })),
    )
    expect(tabs.map((answer) => (answer.ok ? 'placed' : answer.error)).sort()).toEqual(['ORDER_VOUCHER_USED', 'placed'])
  })

  it('takes nothing from a disabled member', async () => {
    const args = await createPlaceArgs(ani, buy('KOPI-1'))
    await shop.withWorld(({ db }) => db.members.update('M-ani', { disabled: true }))
    expect(await ani.errorOf(orderContract.place, args)).toBe('ORDER_ACCOUNT_DISABLED')
    expect(await shop.withWorld(({ db }) => db.orders.count())).toBe(0)
  })

  it('binds a request to its member', async () => {
    const bayu = await shop.member('bayu')
    await shop.addAddress(bayu)
    const mine = await ani.call(orderContract.place, await createPlaceArgs(ani, buy('KOPI-1')))
    const theirs = await bayu.call(orderContract.place, await createPlaceArgs(bayu, buy('KOPI-1')))
    expect(theirs.order_no).not.toBe(mine.order_no)
  })
})

describe('when a service is out of order', () => {
  const stop = (service: string) => shop.fireEvent('service', service, 'stop')
  const start = (service: string) => shop.fireEvent('service', service, 'start')

  it('orders: nothing can be placed, and the same request creates one order once the service runs again', async () => {
    const args = await createPlaceArgs(ani, buy('KOPI-1'))
    await stop('order')
    expect(await ani.errorOf(orderContract.place, args)).toBe('ORDER_SYSTEM_BUSY')
    expect(await createPlaceArgs(ani, buy('KOPI-1'))).toEqual(args)
    await start('order')
    const placed = await ani.call(orderContract.place, args)
    await stop('order')
    expect(await ani.errorOf(orderContract.place, args)).toBe('ORDER_SYSTEM_BUSY')
    await start('order')
    expect(await ani.call(orderContract.place, args)).toEqual(placed)
  })

  it('inventory: stock cannot be reserved, and nothing is taken', async () => {
    const args = await createPlaceArgs(ani, buy('KOPI-1'))
    await stop('inventory')
    expect(await ani.errorOf(orderContract.place, args)).toBe('STOCK_LOCK_FAILED')
    await start('inventory')
    await ani.call(orderContract.place, args)
    expect(await shop.withWorld(({ db }) => db.sku_states.get('KOPI-1')?.stock_delta)).toBe(-1)
  })

  it('shipping: no fee can be calculated, on the confirm page and when placing', async () => {
    const args = await createPlaceArgs(ani, buy('KOPI-1'))
    await stop('shipping')
    expect(await ani.tryCall(orderContract.confirm, { source: buy('KOPI-1'), use_coins: false })).toMatchObject({
      error: 'SHIPPING_TEMPLATE_INVALID',
      field: 'delivery_method',
    })
    expect(await ani.errorOf(orderContract.place, args)).toBe('SHIPPING_TEMPLATE_INVALID')
    const homeless = await shop.member('bayu')
    expect((await homeless.call(orderContract.confirm, { source: buy('KOPI-1'), use_coins: false })).address).toBeNull()
  })
})

describe('the last pieces', () => {
  it.each(['buy_now', 'cart'] as const)('100 shoppers, 10 pieces, by %s: 10 orders, stock 0, 90 times STOCK_INSUFFICIENT', async (type) => {
    const shoppers = await Promise.all(Array.from({ length: 100 }, (_, at) => shop.member(`m${at}`)))
    for (const shopper of shoppers) await shop.addAddress(shopper)
    if (type === 'cart') for (const shopper of shoppers) await shopper.call(cartContract.add, { sku_no: 'KERIPIK-1', quantity: 1 })
    const source = type === 'cart' ? ({ type } as const) : buy('KERIPIK-1')
    const args = await Promise.all(shoppers.map((shopper) => createPlaceArgs(shopper, source)))
    const answers = await Promise.all(
      shoppers.map((shopper, at) => shopper.tryCall(orderContract.place, args[at] as (typeof args)[number])),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    expect(answers.filter((answer) => !answer.ok && answer.error === 'STOCK_INSUFFICIENT')).toHaveLength(90)
    expect(await shop.withWorld(({ db }) => db.sku_states.get('KERIPIK-1')?.stock_delta)).toBe(-10)
  })

  it('100 requests of one shopper: the same', async () => {
    await confirmAndPlace(ani, buy('LOSION-1'))
    shop.advance(MINUTE)
    const args = await createPlaceArgs(ani, buy('KERIPIK-1'))
    const requests = Array.from({ length: 100 }, (_, at) => ani.tryCall(orderContract.place, { ...args, request_id: `request-${at}` }))
    const errors = (await Promise.all(requests)).flatMap((answer) => (answer.ok ? [] : [answer.error]))
    expect([errors.length, new Set(errors)]).toEqual([90, new Set(['STOCK_INSUFFICIENT'])])
  })
})
