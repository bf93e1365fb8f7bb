import { cartContract } from '@nusaria/contracts/cart'
import { orderContract } from '@nusaria/contracts/order'
import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, describe, expect, it } from 'vitest'
import { buyNow, confirmAndPlace, createPlaceArgs } from '../../testing/place-order.ts'
import { AMBON, createFakeShop, type Shopper, type TestShop, WAMENA } from '../../testing/test-shop.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

const claim = (coupon_no: string) => ani.call(voucherContract.claim, { coupon_no })
const orders = () => shop.withWorld(({ db }) => db.orders.count())

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
    expect([await orders(), await shop.stockDelta('KERIPIK-1'), await shop.coins(ani)]).toEqual([1, -4, 0])
    const voucher = await shop.withWorld(({ db }) => db.vouchers.get(voucher_no))
    expect(voucher).toMatchObject({ state: 'used', order_no: placed.order_no })
    expect((await ani.call(cartContract.detail, undefined)).lines).toMatchObject([{ sku_no: 'LOSION-1', selected: false }])
  })

  it('says what changed since the confirm page: the price, goods gone, coins gone', async () => {
    const args = await createPlaceArgs(ani, buyNow('KERIPIK-1', 2))
    await shop.fireEvent('sku', 'KERIPIK-1', 'reprice', { price: 21_000 })
    const changed = { error: 'PRICE_CHANGED', field: 'expected_total', params: { total: 42_000 } }
    expect(await ani.tryCall(orderContract.place, args)).toMatchObject(changed)
    await shop.fireEvent('sku', 'KERIPIK-1', 'sell_out')
    const gone = { error: 'STOCK_INSUFFICIENT', params: { stock: 0, product_name: 'Keripik' } }
    expect(await ani.tryCall(orderContract.place, args)).toMatchObject(gone)

    await ani.call(cartContract.add, { sku_no: 'KOPI-1', quantity: 1 })
    await ani.call(cartContract.add, { sku_no: 'LOSION-1', quantity: 1 })
    const both = await createPlaceArgs(ani, { type: 'cart' })
    await shop.fireEvent('sku', 'KOPI-1', 'sell_out')
    expect(await ani.tryCall(orderContract.place, both)).toMatchObject({ error: 'STOCK_INSUFFICIENT', params: { product_name: 'Kopi' } })

    await shop.setCoins(ani, 300)
    const spending = await createPlaceArgs(ani, buyNow('LOSION-1'), { use_coins: true })
    await shop.setCoins(ani, 90)
    expect(await ani.errorOf(orderContract.place, spending)).toBe('COINS_INSUFFICIENT')
  })

  it('refuses an address that isn’t the member’s or isn’t supported', async () => {
    const args = await createPlaceArgs(ani, buyNow('KOPI-1'))
    const foreign = await shop.addAddress(await shop.member('bayu'))
    expect(await ani.errorOf(orderContract.place, { ...args, address_id: foreign })).toBe('ADDRESS_MISSING')
    const remote = await shop.addAddress(ani, WAMENA)
    expect(await ani.errorOf(orderContract.place, { ...args, address_id: remote })).toBe('ADDRESS_UNSUPPORTED')
    const far = await shop.addAddress(ani, AMBON)
    expect(await ani.errorOf(orderContract.place, { ...args, address_id: far, delivery_method: 'express' })).toBe('DELIVERY_UNSUPPORTED')
  })

  it('refuses coins that no rule allows', async () => {
    const args = await createPlaceArgs(ani, buyNow('LOSION-1'))
    await shop.setCoins(ani, 300)
    await shop.fireEvent('sku', 'LOSION-1', 'reprice', { price: 1_500 })
    expect(await ani.errorOf(orderContract.place, { ...args, use_coins: true })).toBe('COIN_RULES_NOT_MATCHED')
  })

  it('creates one order for the same request sent several times at once, and one for the same cart in two tabs', async () => {
    await ani.call(cartContract.add, { sku_no: 'KOPI-1', quantity: 2 })
    const args = await createPlaceArgs(ani, { type: 'cart' })
    const taps = await Promise.all([args, args, args].map((each) => ani.tryCall(orderContract.place, each)))
    expect(new Set(taps.map((answer) => answer.ok && answer.data.order_no)).size).toBe(1)
    expect(await ani.errorOf(orderContract.place, { ...args, request_id: 'the-other-tab' })).toBe('NO_PRODUCT_SELECTED')
    expect([await orders(), await shop.stockDelta('KOPI-1')]).toEqual([1, -2])
  })

  it('uses a voucher once, whichever of two tabs is first', async () => {
    await confirmAndPlace(ani, buyNow('LOSION-1'))
    await claim('HEMAT5')
    const args = await createPlaceArgs(ani, buyNow('KOPI-1'))
    expect(args.voucher_nos).toHaveLength(1)
    const tabs = await Promise.all(
      ['tab-one-1', 'tab-two-2'].map((request_id) => ani.tryCall(orderContract.place, { ...args, request_id })),
    )
    expect(tabs.map((answer) => (answer.ok ? 'placed' : answer.error)).sort()).toEqual(['ORDER_VOUCHER_USED', 'placed'])
  })
})

describe('when a service is out of order', () => {
  const stop = (service: string) => shop.fireEvent('service', service, 'stop')
  const start = (service: string) => shop.fireEvent('service', service, 'start')

  it('orders: nothing can be placed, and the same request creates one order once the service runs again', async () => {
    const args = await createPlaceArgs(ani, buyNow('KOPI-1'))
    await stop('order')
    expect(await ani.errorOf(orderContract.place, args)).toBe('ORDER_SYSTEM_BUSY')
    expect(await createPlaceArgs(ani, buyNow('KOPI-1'))).toEqual(args)
    await start('order')
    const placed = await ani.call(orderContract.place, args)
    await stop('order')
    expect(await ani.errorOf(orderContract.place, args)).toBe('ORDER_SYSTEM_BUSY')
    await start('order')
    expect(await ani.call(orderContract.place, args)).toEqual(placed)
  })

  it('shipping: no fee can be calculated, and the confirm page works for a member without an address', async () => {
    const args = await createPlaceArgs(ani, buyNow('KOPI-1'))
    await stop('shipping')
    const confirm = { source: buyNow('KOPI-1'), use_coins: false }
    const invalid = { error: 'SHIPPING_TEMPLATE_INVALID', field: 'delivery_method' }
    expect(await ani.tryCall(orderContract.confirm, confirm)).toMatchObject(invalid)
    expect(await ani.tryCall(orderContract.place, args)).toMatchObject(invalid)
    expect(await (await shop.member('bayu')).call(orderContract.confirm, confirm)).toMatchObject({ address: null })
  })
})
