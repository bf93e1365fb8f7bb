import { DAY, MINUTE } from '@nusaria/catalogue/lib/time'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { cartContract } from '@nusaria/contracts/cart'
import { restockAlertContract } from '@nusaria/contracts/restock-alert'
import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyForAfterSale, createOrder, linesOf } from '../../testing/after-sale.ts'
import { buyNow, confirmAndPlace } from '../../testing/place-order.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

type Order = Awaited<ReturnType<typeof createOrder>>

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

/** An order of the cart's products, one piece each, paid with 1,000 coins and money. */
async function orderOf(skus: readonly string[], steps: readonly string[]): Promise<Order> {
  await shop.setCoins(ani, 1_000)
  for (const sku_no of skus) await ani.call(cartContract.add, { sku_no, quantity: 1 })
  const { order_no } = await confirmAndPlace(ani, { type: 'cart' }, { use_coins: true })
  await shop.fireEvents('order', order_no, ...steps)
  return ani.order(order_no)
}

/** Files a request for one piece of the order's line at an index. */
const fileFor = async (order: Order, line: number) => {
  shop.advance(MINUTE)
  return (await applyForAfterSale(ani, order, { lines: linesOf(order, 1, line), reason: 'not_arrived' })).after_sale_no
}
const fires = (after_sale_no: string, ...events: readonly string[]) => shop.fireEvents('after_sale', after_sale_no, ...events)
const request = (after_sale_no: string) => ani.call(afterSaleContract.detail, { after_sale_no })
const received = ['pay', 'ship', 'confirm'] as const

it('the coin ledger names the order and the request of returned and reclaimed coins, with their value', async () => {
  await shop.setCoins(ani, 1_000)
  const { order_no } = await confirmAndPlace(ani, buyNow('BERAS-1', 2), { use_coins: true })
  await shop.fireEvents('order', order_no, ...received)
  const after_sale_no = await fileFor(await ani.order(order_no), 0)
  await fires(after_sale_no, 'agree', 'refund')
  const of = { order_no, after_sale_no }
  expect(await shop.withWorld(({ db }) => db.points_records.all({ after_sale_no }))).toMatchObject([
    { ...of, reason: 'refund_returned', points: 500, amount: 5_000 },
    { ...of, reason: 'refund_taken_back', points: -70, amount: 70_000 },
  ])
  expect((await request(after_sale_no)).refund).toMatchObject({ coins_returned: 500, coins_taken_back: 70 })
})

describe('the pieces of a refund', () => {
  const sold = () => shop.stockDelta('KOPI-1')

  it('are in stock again once, also when the refund is tried again', async () => {
    await createOrder(ani, { quantity: 1, steps: ['pay'] })
    const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani, { quantity: 2, steps: ['pay'] }))
    expect(await sold()).toBe(-3)
    for (const event of ['agree', 'fail', 'retry', 'refund']) {
      await fires(after_sale_no, event)
      expect(await sold()).toBe(-1)
    }
  })

  it('are in stock again alone, and those who wait for them are told', async () => {
    const order = await orderOf(['KOPI-1', 'KERIPIK-2'], ['pay'])
    await shop.fireEvent('sku', 'KERIPIK-2', 'sell_out')
    const bayu = await shop.member('bayu')
    await bayu.call(restockAlertContract.subscribe, { sku_no: 'KERIPIK-2' })
    const line = order.lines.findIndex(({ sku_no }) => sku_no === 'KERIPIK-2')
    await fires(await fileFor(order, line), 'agree')
    expect(await bayu.call(restockAlertContract.status, { sku_no: 'KERIPIK-2' })).toMatchObject({ status: 'unsubscribed' })
    expect(await sold()).toBe(-1)
  })

  it.each([
    ['never left', 'refund_only', ['pay'], ['agree'], 0],
    ['never left, but the request was cancelled', 'refund_only', ['pay'], ['cancel'], -2],
    ['were called back', 'refund_only', ['pay', 'ship'], ['intercept', 'agree'], 0],
    ['are called back', 'refund_only', ['pay', 'ship'], ['intercept'], -2],
    ['stay with the shopper', 'refund_only', received, ['agree'], -2],
    ['have to be sent back', 'return_refund', received, ['agree'], -2],
    ['are on their way back', 'return_refund', received, ['agree', 'send_back'], -2],
    ['were inspected', 'return_refund', received, ['agree', 'send_back', 'inspect'], 0],
  ] as const)('are in stock again once the shop has them: they %s', async (_, type, steps, events, expected) => {
    const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani, { steps }), { type })
    await fires(after_sale_no, ...events)
    expect(await sold()).toBe(expected)
  })
})

it('reclaims no more earned coins than the member has, and the request says how many', async () => {
  const order = await createOrder(ani)
  const { after_sale_no, refund } = await applyForAfterSale(ani, order)
  expect(refund.coins_taken_back).toBe(order.amounts.coins_earned)
  await shop.setCoins(ani, 5)
  await fires(after_sale_no, 'agree', 'refund')
  expect((await request(after_sale_no)).refund.coins_taken_back).toBe(5)
})

it('an ongoing order earns less after a refund, but nothing less for a request that is undecided', async () => {
  const order = await orderOf(['KERIPIK-1', 'KOPI-1'], ['pay'])
  await fileFor(order, 0)
  const refunded = await fileFor(order, 1)
  await fires(refunded, 'agree', 'refund')
  const { amounts, refunded_amount } = await ani.order(order.order_no)
  expect(amounts.coins_earned).toBe(Math.floor((amounts.total - refunded_amount) / 1_000))
})

describe('a voucher', () => {
  const unused = async () => (await ani.call(voucherContract.wallet, { state: 'unused', page_num: 1, page_size: 10 })).total
  let order: Order
  beforeEach(async () => {
    await ani.call(voucherContract.claim, { coupon_no: 'HEMAT5' })
    order = await createOrder(ani, { sku_no: 'KERIPIK-1', quantity: 3, steps: ['pay'] })
    expect(await unused()).toBe(0)
  })

  it('comes back with the last pieces, and the request says so', async () => {
    const first = await fileFor(order, 0)
    await fires(first, 'agree', 'refund')
    expect([(await request(first)).refund.voucher_returned, await unused()]).toEqual([false, 0])
    const { after_sale_no } = await applyForAfterSale(ani, order, { lines: linesOf(order, 2) })
    await fires(after_sale_no, 'agree', 'refund')
    expect([(await request(after_sale_no)).refund.voucher_returned, await unused()]).toEqual([true, 1])
  })

  it('that expires before the refund doesn’t come back', async () => {
    const { after_sale_no, refund } = await applyForAfterSale(ani, order)
    expect(refund.voucher_returned).toBe(true)
    shop.advance(20 * DAY)
    await fires(after_sale_no, 'agree', 'refund')
    expect([(await request(after_sale_no)).refund.voucher_returned, await unused()]).toEqual([false, 0])
  })
})

describe('the shipping fee of an order with three requests, partly paid with coins', () => {
  let order: Order
  let requests: readonly string[]
  const refundsOf = async () => (await Promise.all(requests.map(request))).map(({ refund }) => refund)
  const fees = async () => (await refundsOf()).map(({ shipping_share }) => shipping_share > 0)

  beforeEach(async () => {
    // A member's first order ships free, so this is the second.
    await createOrder(ani)
    order = await orderOf(['KERIPIK-1', 'KOPI-1', 'LOSION-1'], received)
    requests = [await fileFor(order, 0), await fileFor(order, 1), await fileFor(order, 2)]
    expect(await fees()).toEqual([false, false, true])
  })

  it.each([
    ['agreed', ['agree']],
    ['refunded', ['agree', 'refund']],
    ['owed', ['agree', 'fail']],
  ])('moves from the last to the one that can still be given up, not to one that is %s', async (_, events) => {
    const [first = '', decided = '', last = ''] = requests
    await fires(decided, ...events)
    expect(await fees()).toEqual([false, false, true])
    await fires(last, 'agree')
    expect(await fees()).toEqual([true, false, false])
    for (const changed of [first, last]) {
      const { timeline, server_time } = await request(changed)
      expect(timeline.findLast(({ step }) => step === 'amount_changed')).toMatchObject({
        at: server_time,
        note: 'Ongkir direfund lewat pengajuan terakhir pesanan ini',
      })
    }
    const total = async (part: 'refund_amount' | 'coins_returned' | 'coins_taken_back') =>
      (await refundsOf()).reduce((sum, refund) => sum + refund[part], 0)
    expect(await total('refund_amount')).toBe(order.amounts.total)
    expect(await total('coins_returned')).toBe(order.amounts.coins_used)
    expect(await total('coins_taken_back')).toBe(order.amounts.coins_earned)
  })

  it('stays paid when one is cancelled, and each request refunds its own pieces', async () => {
    const [first = '', , last = ''] = requests
    expect((await Promise.all(requests.map(request))).map(({ lines }) => lines.map(({ sku_no }) => sku_no))).toEqual(
      order.lines.map(({ sku_no }) => [sku_no]),
    )
    await ani.call(afterSaleContract.cancel, { after_sale_no: first })
    expect(await fees()).toEqual([false, false, false])
    const bought = (await shop.withWorld(({ db }) => db.orders.get(order.order_no)?.lines)) ?? []
    expect(await refundsOf()).toMatchObject(bought.map(({ paid, coins_used }) => ({ refund_amount: paid, coins_returned: coins_used })))
    const note = 'Tidak semua barang pesanan kembali, jadi ongkir tidak ikut direfund'
    expect((await request(last)).timeline.at(-1)).toMatchObject({ step: 'amount_changed', note })
    const link = expect.objectContaining({ ref: last })
    const told = expect.objectContaining({ title: 'Jumlah refundmu berubah', link })
    expect(await ani.messages('after_sale')).toContainEqual(told)
  })

  it('can’t be gained by a cancellation, and is refunded after all when the rest is requested again', async () => {
    const [first = '', ...others] = requests
    for (const decided of others) await fires(decided, 'agree', 'refund')
    await ani.call(afterSaleContract.cancel, { after_sale_no: first })
    const refunded = async () => (await ani.order(order.order_no)).refunded_amount
    const [, second, third] = (await shop.withWorld(({ db }) => db.orders.get(order.order_no)?.lines)) ?? []
    expect(await refunded()).toBe((second?.paid ?? 0) + (third?.paid ?? 0))
    await fires(await fileFor(order, 0), 'agree', 'refund')
    expect(await refunded()).toBe(order.amounts.total)
  })

  it('goes with the request that has it when that is cancelled, and the others don’t change', async () => {
    const [first = '', second = '', last = ''] = requests
    await ani.call(afterSaleContract.cancel, { after_sale_no: last })
    for (const after_sale_no of [first, second]) {
      const { refund, timeline } = await request(after_sale_no)
      expect(refund.shipping_share).toBe(0)
      expect(timeline.map(({ step }) => step)).not.toContain('amount_changed')
    }
  })

  it('stays with the last one when the others are decided, and all is refunded', async () => {
    const [first = '', second = '', last = ''] = requests
    for (const event of ['agree', 'refund']) for (const decided of [second, first, last]) await fires(decided, event)
    expect(await fees()).toEqual([false, false, true])
    expect((await request(last)).timeline.map(({ step }) => step)).not.toContain('amount_changed')
    expect((await ani.order(order.order_no)).refunded_amount).toBe(order.amounts.total)
  })
})
