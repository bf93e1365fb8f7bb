import { DAY, HOUR, MINUTE } from '@nusaria/catalogue/lib/time'
import { cartContract } from '@nusaria/contracts/cart'
import { legalEvents, ORDER_STATES, orderLifecycle } from '@nusaria/contracts/lifecycle'
import { orderContract } from '@nusaria/contracts/order'
import { paymentContract } from '@nusaria/contracts/payment'
import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { confirmAndPlace } from '../../testing/place-order.ts'
import { AMBON, BANDUNG, createTestShop, JAKARTA, type Shopper, type TestShop, WAMENA } from '../../testing/test-shop.ts'
import { adjustCoins } from '../points/coins.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
  await shop.addAddress(ani, JAKARTA)
})

const page = { page_num: 1, page_size: 10 }
const buy = (sku_no: string, quantity = 1) => ({ type: 'buy_now', sku_no, quantity }) as const
const detail = (order_no: string) => ani.call(orderContract.detail, { order_no })
const cancel = (order_no: string) => ({ order_no, reason: 'changed_mind' }) as const
const points = () => shop.withWorld(({ db }) => db.members.get('M-ani')?.points)
const delta = (sku_no: string) => shop.withWorld(({ db }) => db.sku_states.get(sku_no)?.stock_delta)

async function payInCash({ order_no, total }: { order_no: string; total: number }) {
  return ani.call(paymentContract.pay, { order_no, method: 'cod', amount: total })
}

/** An order brought into a state. */
async function orderIn(state: (typeof ORDER_STATES)[number]) {
  const placed = await confirmAndPlace(ani, buy('KOPI-1'))
  const { order_no } = placed
  if (state === 'pending_payment') return placed
  if (state === 'closed') await ani.call(orderContract.cancel, cancel(order_no))
  else await shop.fireEvent('order', order_no, 'pay')
  if (state === 'pending_receipt' || state === 'completed') await shop.fireEvent('order', order_no, 'ship')
  if (state === 'completed') await ani.call(orderContract.confirmReceipt, { order_no })
  return placed
}

describe('an order paid in cash', () => {
  it('goes from the cashier to delivery, is paid there, and earns coins when received', async () => {
    const placed = await confirmAndPlace(ani, buy('BERAS-1', 2))
    const { order_no } = placed
    expect(await payInCash(placed)).toMatchObject({ status: 'created', order_status: 'pending_shipment', redirect_url: null })
    expect(await detail(order_no)).toMatchObject({
      status: 'pending_shipment',
      pay_method: 'cod',
      pay_by: null,
      payment_date: null,
      actions: ['cancel', 'change_address', 'invoice'],
    })
    shop.advance(2 * HOUR)
    await shop.fireEvent('order', order_no, 'ship')
    shop.advance(DAY)
    await shop.fireEvent('order', order_no, 'deliver')
    const delivered = await detail(order_no)
    expect(delivered).toMatchObject({ status: 'pending_receipt', actions: ['confirm_receipt', 'track', 'invoice'] })
    expect(delivered.payment_date).not.toBeNull()
    await expect(shop.fireEvent('order', order_no, 'deliver')).rejects.toThrow('delivered')
    const done = await ani.call(orderContract.confirmReceipt, { order_no })
    expect(done).toMatchObject({ status: 'completed', actions: ['review', 'buy_again', 'after_sale', 'track', 'invoice'] })
    expect(done.events.map(({ kind }) => kind)).toEqual(['placed', 'shipped', 'delivered', 'completed'])
    expect(await points()).toBe(150)
  })

  it('can be cancelled until it is shipped', async () => {
    const placed = await confirmAndPlace(ani, buy('KOPI-1'))
    await payInCash(placed)
    expect(await ani.call(orderContract.cancel, cancel(placed.order_no))).toMatchObject({
      status: 'closed',
      close_reason: 'cancelled_by_shopper',
    })
    expect(await shop.withWorld(({ db }) => db.payments.all().map(({ status }) => status))).toEqual(['cancelled'])
  })
})

describe('what a closing order releases', () => {
  beforeEach(async () => {
    await shop.withWorld((ctx) => adjustCoins(ctx, 'M-ani', { reason: 'gift', points: 1_000 }))
    await ani.call(voucherContract.claim, { coupon_no: 'HEMAT5' })
  })
  const place = () => confirmAndPlace(ani, buy('KERIPIK-1', 3), { use_coins: true })

  it('on cancellation: stock, coins and vouchers; the next order counts as the first again', async () => {
    const { order_no } = await place()
    expect([await points(), await delta('KERIPIK-1')]).toEqual([0, -3])
    await ani.call(orderContract.cancel, cancel(order_no))
    expect([await points(), await delta('KERIPIK-1')]).toEqual([1_000, 0])
    expect((await ani.call(voucherContract.wallet, { state: 'unused', ...page })).list).toMatchObject([
      { coupon_no: 'HEMAT5', order_no: null },
    ])
    const again = await ani.call(orderContract.confirm, { source: buy('KERIPIK-1'), use_coins: false })
    expect(again.flag_first_order).toBe(true)
    const ledger = await shop.withWorld(({ db }) => db.points_records.all().map(({ reason, points: moved }) => [reason, moved]))
    expect(ledger.slice(1)).toEqual([
      ['order_deduction', -1_000],
      ['order_cancelled', 1_000],
    ])
  })

  it('at the very moment its payment time ends', async () => {
    const { order_no } = await place()
    shop.advance(59 * MINUTE)
    expect(await detail(order_no)).toMatchObject({ status: 'pending_payment' })
    shop.advance(5 * MINUTE)
    const closed = await detail(order_no)
    expect(closed).toMatchObject({ status: 'closed', close_reason: 'payment_time_over', pay_by: null, actions: ['buy_again'] })
    expect(closed.events.at(-1)).toMatchObject({ kind: 'expired', at: '2026-03-02T10:00:00.000+07:00' })
    expect([await points(), await delta('KERIPIK-1')]).toEqual([1_000, 0])
  })

  it('but not a voucher that has expired meanwhile', async () => {
    const { order_no } = await place()
    await shop.fireEvent('order', order_no, 'accept_cod')
    shop.advance(20 * DAY)
    await shop.fireEvent('order', order_no, 'close')
    expect(await detail(order_no)).toMatchObject({ close_reason: 'closed_by_merchant' })
    expect((await ani.call(voucherContract.wallet, { state: 'unused', ...page })).total).toBe(0)
    expect((await ani.call(voucherContract.wallet, { state: 'used', ...page })).total).toBe(1)
  })

  it('when the merchant closes it: the money too, but no shipped goods', async () => {
    const { order_no } = await place()
    await shop.fireEvent('order', order_no, 'pay')
    await shop.fireEvent('order', order_no, 'ship')
    await shop.fireEvent('order', order_no, 'close')
    expect(await delta('KERIPIK-1')).toBe(-3)
    const again = await ani.call(orderContract.confirm, { source: buy('KERIPIK-1'), use_coins: false })
    expect(again.flag_first_order).toBe(false)
  })
})

describe('an illegal event', () => {
  it.each(ORDER_STATES)('of the control API in %s is refused and changes nothing', async (state) => {
    const { order_no } = await orderIn(state)
    const before = await detail(order_no)
    const legal = new Set<string>(legalEvents(orderLifecycle, state))
    for (const event of Object.keys(orderLifecycle.events).filter((name) => !legal.has(name)))
      await expect(shop.fireEvent('order', order_no, event)).rejects.toThrow(state)
    expect(await detail(order_no)).toEqual(before)
  })
})

describe('another address', () => {
  it('is accepted until shipping, where the fee is not higher', async () => {
    await confirmAndPlace(ani, buy('LOSION-1'))
    const { order_no } = await confirmAndPlace(ani, buy('KOPI-1'))
    const home = (await detail(order_no)).delivery_address
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
    await shop.fireEvent('order', order_no, 'pay')
    await shop.fireEvent('order', order_no, 'ship')
    expect(await move(near)).toMatchObject({ error: 'ORDER_ADDRESS_LOCKED' })
  })

  it('may cost more where the first order ships free, but cash needs an area that takes it', async () => {
    const placed = await confirmAndPlace(ani, buy('KOPI-1'))
    const { order_no } = placed
    await ani.call(orderContract.changeAddress, { order_no, address_id: await shop.addAddress(ani, BANDUNG) })
    await payInCash(placed)
    expect(await ani.errorOf(orderContract.changeAddress, { order_no, address_id: await shop.addAddress(ani, AMBON) })).toBe(
      'ADDRESS_CHANGE_FAILED',
    )
  })
})

describe('parcels', () => {
  it('are several for many lines, progress with the clock, and show their tracking in the shopper’s language', async () => {
    for (const sku_no of ['KERIPIK-1', 'KERIPIK-2', 'KOPI-1', 'LOSION-1']) await ani.call(cartContract.add, { sku_no, quantity: 1 })
    const { order_no } = await confirmAndPlace(ani, { type: 'cart' })
    expect(await ani.errorOf(orderContract.shipments, { order_no })).toBe('ORDER_NOT_SHIPPED')
    await shop.fireEvent('order', order_no, 'pay')
    await shop.fireEvent('order', order_no, 'ship')
    const { list } = await ani.call(orderContract.shipments, { order_no })
    expect(list.map(({ status, line_nos }) => [status, line_nos.length])).toEqual([
      ['packed', 3],
      ['packed', 1],
    ])
    const { list: underWay } = await ani.call(orderContract.parcelsUnderWay, page)
    expect(underWay.map(({ order_no: of, lines }) => [of, lines.map(({ line_no }) => line_no)])).toEqual(
      list.map(({ line_nos }) => [order_no, line_nos]),
    )
    expect(list[0]?.expected).toMatchObject({ latest: '2026-03-04T09:00:00.000+07:00' })
    shop.advance(3 * DAY)
    const parcel_no = list[0]?.parcel_no ?? ''
    const under = await ani.call(orderContract.parcel, { parcel_no })
    expect(under).toMatchObject({ order_no, status: 'out_for_delivery' })
    const [summary] = (await ani.call(orderContract.list, { tab: 'shipped', ...page })).list
    expect(summary?.latest_track?.text).toBe(under.track[0]?.text)
    expect(under.track.map(({ at }) => at)).toEqual(
      under.track
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
    const english = await (await shop.member('ani', 'en')).call(orderContract.parcel, { parcel_no })
    expect(english.track[0]?.text).toBe('The courier is on the way to you')
    expect(under.expected).toBeNull()
    await shop.fireEvent('order', order_no, 'deliver')
    expect(await ani.call(orderContract.parcel, { parcel_no })).toMatchObject({ status: 'delivered' })
    expect((await ani.call(orderContract.parcelsUnderWay, page)).total).toBe(0)
  })

  it('delivered at once have their tracking in order', async () => {
    const { order_no } = await orderIn('pending_receipt')
    await shop.fireEvent('order', order_no, 'deliver')
    const [parcel] = (await ani.call(orderContract.shipments, { order_no })).list
    expect(new Set(parcel?.track.map(({ at }) => at)).size).toBe(1)
    expect(parcel?.status).toBe('delivered')
  })
})

describe('buying again', () => {
  it('adds what can still be bought to the cart, and names the rest', async () => {
    for (const [sku_no, quantity] of [
      ['KERIPIK-1', 4],
      ['KOPI-1', 2],
    ] as const)
      await ani.call(cartContract.add, { sku_no, quantity })
    const { order_no } = await confirmAndPlace(ani, { type: 'cart' })
    await shop.fireEvent('sku', 'KERIPIK-1', 'restock', { stock: 3 })
    await shop.fireEvent('sku', 'KOPI-1', 'take_off')
    const keripik = { product_no: 'KERIPIK', product_name: 'Keripik', spec_values: ['Ukuran 1'] }
    const kopi = { product_no: 'KOPI', product_name: 'Kopi', spec_values: [], reason: 'off_sale' }
    const again = () => ani.call(orderContract.buyAgain, { order_no })
    expect(await again()).toEqual({ added: 3, left_out: [kopi], fewer: [{ ...keripik, wanted: 4, added: 3 }], repriced: [] })
    expect(await again()).toEqual({ added: 0, left_out: [kopi, { ...keripik, reason: 'over_limit' }], fewer: [], repriced: [] })
    await ani.call(cartContract.remove, { line_ids: (await ani.call(cartContract.detail, undefined)).lines.map(({ line_id }) => line_id) })
    await shop.fireEvent('sku', 'KERIPIK-1', 'sell_out')
    expect(await again()).toEqual({ added: 0, left_out: [kopi, { ...keripik, reason: 'sold_out' }], fewer: [], repriced: [] })
  })

  it('names the products that have another price than in the order, unless they are left out', async () => {
    for (const sku_no of ['KERIPIK-1', 'KOPI-1', 'LOSION-1']) await ani.call(cartContract.add, { sku_no, quantity: 1 })
    const { order_no } = await confirmAndPlace(ani, { type: 'cart' })
    const { lines } = await detail(order_no)
    const before = lines.find(({ sku_no }) => sku_no === 'KERIPIK-1')?.price ?? 0
    for (const sku_no of ['KERIPIK-1', 'LOSION-1']) await shop.fireEvent('sku', sku_no, 'reprice', { price: before + 1_000 })
    await shop.fireEvent('sku', 'LOSION-1', 'sell_out')
    const keripik = { product_no: 'KERIPIK', product_name: 'Keripik', spec_values: ['Ukuran 1'] }
    const outcome = await ani.call(orderContract.buyAgain, { order_no })
    expect(outcome).toMatchObject({ added: 2, left_out: [{ product_no: 'LOSION' }] })
    expect(outcome.repriced).toEqual([{ ...keripik, before, price: before + 1_000 }])
  })
})

describe('the list', () => {
  it('shows each tab’s orders, newest first, with the counts of the summary', async () => {
    const { order_no } = await orderIn('completed')
    shop.advance(MINUTE)
    const unpaid = await orderIn('pending_payment')
    const all = await ani.call(orderContract.list, { tab: 'all', ...page })
    expect(all.list.map((order) => order.order_no)).toEqual([unpaid.order_no, order_no])
    expect((await ani.call(orderContract.list, { tab: 'completed', ...page })).total).toBe(1)
    const toPay = await ani.call(orderContract.list, { tab: 'all', action: 'pay', ...page })
    expect([toPay.total, toPay.list.map((order) => order.order_no)]).toEqual([1, [unpaid.order_no]])
    expect((await ani.call(orderContract.list, { tab: 'completed', action: 'pay', ...page })).total).toBe(0)
    expect(await ani.call(orderContract.statusSummary, undefined)).toEqual({
      unpaid: 1,
      processing: 0,
      shipped: 0,
      completed: 1,
      closed: 0,
    })
  })
})

describe('an order belongs to its member', () => {
  it('in every call that takes its number or a parcel’s', async () => {
    const { order_no } = await orderIn('pending_receipt')
    const bayu = await shop.member('bayu')
    const address_id = await shop.addAddress(bayu)
    const parcel_no = (await ani.call(orderContract.shipments, { order_no })).list[0]?.parcel_no ?? ''
    for (const [no, error] of [
      [order_no, 'ORDER_NOT_FOUND'],
      ['NS000', 'ORDER_NOT_FOUND'],
    ] as const) {
      expect(await bayu.errorOf(orderContract.detail, { order_no: no })).toBe(error)
      expect(await bayu.errorOf(orderContract.cancel, cancel(no))).toBe(error)
      expect(await bayu.errorOf(orderContract.confirmReceipt, { order_no: no })).toBe(error)
      expect(await bayu.errorOf(orderContract.changeAddress, { order_no: no, address_id })).toBe(error)
      expect(await bayu.errorOf(orderContract.addressChoices, { order_no: no })).toBe(error)
      expect(await bayu.errorOf(orderContract.buyAgain, { order_no: no })).toBe(error)
      expect(await bayu.errorOf(orderContract.shipments, { order_no: no })).toBe(error)
    }
    expect(await bayu.errorOf(orderContract.parcel, { parcel_no })).toBe('PARCEL_NOT_FOUND')
    expect(await bayu.errorOf(orderContract.parcel, { parcel_no: 'PK0' })).toBe('PARCEL_NOT_FOUND')
    expect((await bayu.call(orderContract.list, { tab: 'all', ...page })).total).toBe(0)
    expect((await bayu.call(orderContract.parcelsUnderWay, page)).total).toBe(0)
    expect(await detail(order_no)).toMatchObject({ status: 'pending_receipt' })
  })
})
