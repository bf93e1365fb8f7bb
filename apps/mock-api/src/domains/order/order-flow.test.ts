import { DAY, formatInstant, HOUR, MINUTE } from '@nusaria/catalogue/lib/time'
import { cartContract } from '@nusaria/contracts/cart'
import { orderContract } from '@nusaria/contracts/order'
import { paymentContract } from '@nusaria/contracts/payment'
import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, describe, expect, it } from 'vitest'
import { buyNow, confirmAndPlace } from '../../testing/place-order.ts'
import { AMBON, BANDUNG, createFakeShop, type Shopper, type TestShop, WAMENA } from '../../testing/test-shop.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

const page = { page_num: 1, page_size: 10 }
const fires = (order_no: string, ...events: readonly string[]) => shop.fireEvents('order', order_no, ...events)
const payInCash = ({ order_no, total }: { order_no: string; total: number }) =>
  ani.call(paymentContract.pay, { order_no, method: 'cod', amount: total })

/** An order of the cart with these pieces. */
async function orderOf(pieces: Readonly<Record<string, number>>) {
  for (const [sku_no, quantity] of Object.entries(pieces)) await ani.call(cartContract.add, { sku_no, quantity })
  return (await confirmAndPlace(ani, { type: 'cart' })).order_no
}

it('an order paid in cash is delivered, paid at the door, and earns coins when received', async () => {
  const placed = await confirmAndPlace(ani, buyNow('BERAS-1', 2))
  const { order_no } = placed
  expect(await payInCash(placed)).toMatchObject({ status: 'created', order_status: 'pending_shipment', redirect_url: null })
  expect(await ani.order(order_no)).toMatchObject({
    status: 'pending_shipment',
    pay_method: 'cod',
    pay_by: null,
    payment_date: null,
    actions: ['cancel', 'change_address', 'invoice'],
  })
  shop.advance(2 * HOUR)
  await fires(order_no, 'ship')
  shop.advance(DAY)
  await fires(order_no, 'deliver')
  const delivered = await ani.order(order_no)
  expect(delivered).toMatchObject({ status: 'pending_receipt', actions: ['confirm_receipt', 'after_sale', 'track', 'invoice'] })
  expect(delivered.payment_date).not.toBeNull()
  await expect(fires(order_no, 'deliver')).rejects.toThrow('delivered')
  const done = await ani.call(orderContract.confirmReceipt, { order_no })
  expect(done).toMatchObject({ status: 'completed', actions: ['review', 'buy_again', 'after_sale', 'track', 'invoice'] })
  expect(await shop.coins(ani)).toBe(150)
})

describe('what a closing order releases', () => {
  let order_no: string
  beforeEach(async () => {
    await shop.setCoins(ani, 1_000)
    await ani.call(voucherContract.claim, { coupon_no: 'HEMAT5' })
    order_no = (await confirmAndPlace(ani, buyNow('KERIPIK-1', 3), { use_coins: true })).order_no
  })
  const held = async () => [await shop.coins(ani), await shop.stockDelta('KERIPIK-1')]
  const vouchers = async (state: 'unused' | 'used') => (await ani.call(voucherContract.wallet, { state, ...page })).list
  const isFirst = async () => (await ani.call(orderContract.confirm, { source: buyNow('KERIPIK-1'), use_coins: false })).flag_first_order

  it('on cancellation: stock, coins and vouchers; the next order counts as the first again', async () => {
    expect(await held()).toEqual([0, -3])
    await ani.call(orderContract.cancel, { order_no, reason: 'changed_mind' })
    expect(await held()).toEqual([1_000, 0])
    expect(await vouchers('unused')).toMatchObject([{ coupon_no: 'HEMAT5', order_no: null }])
    expect(await isFirst()).toBe(true)
    const ledger = await shop.withWorld(({ db }) => db.points_records.all().map(({ reason, points }) => [reason, points]))
    expect(ledger.slice(1)).toEqual([
      ['order_deduction', -1_000],
      ['order_cancelled', 1_000],
    ])
  })

  it('at the very moment its payment time ends', async () => {
    shop.advance(59 * MINUTE)
    expect(await ani.order(order_no)).toMatchObject({ status: 'pending_payment' })
    shop.advance(5 * MINUTE)
    const closed = await ani.order(order_no)
    expect(closed).toMatchObject({ status: 'closed', close_reason: 'payment_time_over', pay_by: null, actions: ['buy_again'] })
    expect(closed.events.at(-1)).toMatchObject({ kind: 'expired', at: '2026-03-02T10:00:00.000+07:00' })
    expect(await held()).toEqual([1_000, 0])
  })

  it('but not a voucher that has expired meanwhile', async () => {
    await fires(order_no, 'accept_cod')
    shop.advance(20 * DAY)
    await fires(order_no, 'close')
    expect([(await vouchers('unused')).length, (await vouchers('used')).length]).toEqual([0, 1])
  })

  it('when the merchant closes it: no shipped goods, and the next order isn’t the first', async () => {
    await fires(order_no, 'pay', 'ship', 'close')
    expect(await shop.stockDelta('KERIPIK-1')).toBe(-3)
    expect(await isFirst()).toBe(false)
  })
})

describe('another address', () => {
  it('is accepted until shipping, where the fee is not higher', async () => {
    await confirmAndPlace(ani, buyNow('LOSION-1'))
    const { order_no } = await confirmAndPlace(ani, buyNow('KOPI-1'))
    const home = (await ani.order(order_no)).delivery_address
    const move = (address_id: string) => ani.tryCall(orderContract.changeAddress, { order_no, address_id })
    const bandung = await shop.addAddress(ani, BANDUNG)
    expect(await move(bandung)).toMatchObject({ error: 'ADDRESS_CHANGE_FAILED', field: 'address_id', params: { reason: 'fee' } })
    expect(await move(await shop.addAddress(ani, WAMENA))).toMatchObject({ error: 'ADDRESS_UNSUPPORTED' })
    const { list } = await ani.call(orderContract.addressChoices, { order_no })
    expect(list.map(({ refusal }) => refusal)).toEqual(['unsupported', 'fee', null])
    expect(await move(await shop.addAddress(await shop.member('bayu')))).toMatchObject({ error: 'ADDRESS_MISSING' })
    const near = await shop.addAddress(ani, '317401')
    const moved = await move(near)
    expect(moved.ok && moved.data.delivery_address).not.toBe(home)
    await fires(order_no, 'pay', 'ship')
    expect(await move(near)).toMatchObject({ error: 'ORDER_ADDRESS_LOCKED' })
  })

  it('may cost more where the first order ships free, but cash needs an area that takes it', async () => {
    const placed = await confirmAndPlace(ani, buyNow('KOPI-1'))
    const { order_no } = placed
    await ani.call(orderContract.changeAddress, { order_no, address_id: await shop.addAddress(ani, BANDUNG) })
    await payInCash(placed)
    const address_id = await shop.addAddress(ani, AMBON)
    expect(await ani.errorOf(orderContract.changeAddress, { order_no, address_id })).toBe('ADDRESS_CHANGE_FAILED')
  })
})

it('parcels are several for many lines, progress with the clock, and show their tracking in the shopper’s language', async () => {
  const order_no = await orderOf({ 'KERIPIK-1': 1, 'KERIPIK-2': 1, 'KOPI-1': 1, 'LOSION-1': 1 })
  await fires(order_no, 'pay', 'ship')
  const { list } = await ani.call(orderContract.shipments, { order_no })
  expect(list.map(({ status, line_nos }) => [status, line_nos.length])).toEqual([
    ['packed', 3],
    ['packed', 1],
  ])
  const { list: underWay } = await ani.call(orderContract.parcelsUnderWay, page)
  expect(underWay.map((parcel) => [parcel.order_no, parcel.lines.map(({ line_no }) => line_no)])).toEqual(
    list.map(({ line_nos }) => [order_no, line_nos]),
  )
  const second = await ani.call(orderContract.parcelsUnderWay, { page_num: 2, page_size: 1 })
  expect(second).toMatchObject({ total: 2, list: [{ parcel_no: list[1]?.parcel_no }] })
  expect(list[0]?.expected).toMatchObject({ latest: '2026-03-04T09:00:00.000+07:00' })
  shop.advance(3 * DAY)
  const parcel_no = list[0]?.parcel_no ?? ''
  const under = await ani.call(orderContract.parcel, { parcel_no })
  expect(under).toMatchObject({ order_no, status: 'out_for_delivery', expected: null })
  const [summary] = (await ani.call(orderContract.list, { tab: 'shipped', ...page })).list
  expect(summary?.latest_track?.text).toBe(under.track[0]?.text)
  const english = await (await shop.member('ani', 'en')).call(orderContract.parcel, { parcel_no })
  expect(english.track[0]?.text).toBe('The courier is on the way to you')
  await fires(order_no, 'deliver')
  expect(await ani.call(orderContract.parcel, { parcel_no })).toMatchObject({ status: 'delivered' })
  expect((await ani.call(orderContract.parcelsUnderWay, page)).total).toBe(0)
})

describe('buying again', () => {
  const keripik = { product_no: 'KERIPIK', product_name: 'Keripik', spec_values: ['Ukuran 1'] }

  it('adds what can still be bought to the cart, and names the rest', async () => {
    const order_no = await orderOf({ 'KERIPIK-1': 4, 'KOPI-1': 2 })
    await shop.fireEvent('sku', 'KERIPIK-1', 'restock', { stock: 3 })
    await shop.fireEvent('sku', 'KOPI-1', 'take_off')
    const kopi = { product_no: 'KOPI', product_name: 'Kopi', spec_values: [], reason: 'off_sale' }
    const again = () => ani.call(orderContract.buyAgain, { order_no })
    expect(await again()).toEqual({ added: 3, left_out: [kopi], fewer: [{ ...keripik, wanted: 4, added: 3 }], repriced: [] })
    expect(await again()).toEqual({ added: 0, left_out: [kopi, { ...keripik, reason: 'over_limit' }], fewer: [], repriced: [] })
    await ani.call(cartContract.remove, { line_ids: (await ani.call(cartContract.detail, undefined)).lines.map(({ line_id }) => line_id) })
    await shop.fireEvent('sku', 'KERIPIK-1', 'sell_out')
    expect(await again()).toEqual({ added: 0, left_out: [kopi, { ...keripik, reason: 'sold_out' }], fewer: [], repriced: [] })
  })

  it('names the products that have another price than in the order, unless they are left out', async () => {
    const order_no = await orderOf({ 'KERIPIK-1': 1, 'KOPI-1': 1, 'LOSION-1': 1 })
    for (const sku_no of ['KERIPIK-1', 'LOSION-1']) await shop.fireEvent('sku', sku_no, 'reprice', { price: 21_000 })
    await shop.fireEvent('sku', 'LOSION-1', 'sell_out')
    const outcome = await ani.call(orderContract.buyAgain, { order_no })
    expect(outcome).toMatchObject({ added: 2, left_out: [{ product_no: 'LOSION' }] })
    expect(outcome.repriced).toEqual([{ ...keripik, before: 20_000, price: 21_000 }])
  })
})

it('the list shows each tab’s orders of the member, newest first, with the counts of the summary', async () => {
  const { order_no } = await confirmAndPlace(ani, buyNow('KOPI-1'))
  await fires(order_no, 'pay', 'ship', 'confirm')
  shop.advance(MINUTE)
  const unpaid = (await confirmAndPlace(ani, buyNow('KOPI-1'))).order_no
  const listed = async (tab: 'all' | 'completed', action?: 'pay') => {
    const { list, total } = await ani.call(orderContract.list, { tab, action, ...page })
    expect(total).toBe(list.length)
    return list.map((order) => order.order_no)
  }
  expect(await listed('all')).toEqual([unpaid, order_no])
  expect(await listed('completed')).toEqual([order_no])
  expect(await listed('all', 'pay')).toEqual([unpaid])
  expect(await listed('completed', 'pay')).toEqual([])
  const found = async (part: { keyword?: string; since?: string }) =>
    (await ani.call(orderContract.list, { tab: 'all', ...part, ...page })).list.map((order) => order.order_no)
  expect(await found({ keyword: order_no.slice(2) })).toEqual([order_no])
  expect(await found({ keyword: 'KOP  pi' })).toEqual([unpaid, order_no])
  expect(await found({ keyword: 'teh' })).toEqual([])
  expect(await found({ since: formatInstant(shop.world.clock.now) })).toEqual([unpaid])
  const counts = { unpaid: 1, processing: 0, shipped: 0, completed: 1, closed: 0 }
  expect(await ani.call(orderContract.statusSummary, undefined)).toEqual(counts)
  await fires((await confirmAndPlace(ani, buyNow('KOPI-1'))).order_no, 'pay', 'ship')
  const bayu = await shop.member('bayu')
  expect((await bayu.call(orderContract.list, { tab: 'all', ...page })).total).toBe(0)
  expect((await bayu.call(orderContract.parcelsUnderWay, page)).total).toBe(0)
})
