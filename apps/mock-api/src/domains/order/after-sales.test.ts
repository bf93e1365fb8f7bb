import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { cartContract } from '@nusaria/contracts/cart'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { orderContract } from '@nusaria/contracts/order'
import { reviewContract } from '@nusaria/contracts/review'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyForAfterSale, createOrder, linesOf } from '../../testing/after-sale.ts'
import { confirmAndPlace } from '../../testing/place-order.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop({ hot: [] }))
})

type Order = Awaited<ReturnType<typeof createOrder>>
const on = (order_no: string, event: string) => shop.fireEvent('order', order_no, event)
const review = (order_no: string, line_no: string) =>
  ani.tryCall(reviewContract.add, { order_no, line_no, stars: 5, content: 'Enak', picture_ids: [], anonymous: false })
const refunds = (after_sale_no: string, ...events: readonly string[]) => shop.fireEvents('after_sale', after_sale_no, ...events, 'refund')
/** Files a request for one piece. */
const fileForOne = (order: Order) => applyForAfterSale(ani, order, { lines: linesOf(order), reason: 'not_arrived' })

describe('an order with an ongoing request', () => {
  it('can’t be shipped or closed, and the error names the request', async () => {
    const { order_no } = await createOrder(ani, { steps: ['pay'] })
    const { after_sale_no } = await applyForAfterSale(ani, await ani.order(order_no), { reason: 'not_arrived' })
    for (const event of ['ship', 'close', 'cancel']) await expect(on(order_no, event)).rejects.toThrow(after_sale_no)
    await ani.call(afterSaleContract.cancel, { after_sale_no })
    await on(order_no, 'ship')
    expect((await ani.order(order_no)).status).toBe('pending_receipt')
  })

  it('can’t be confirmed, and doesn’t offer it; its parcel may arrive, which ends the interception', async () => {
    const { order_no } = await createOrder(ani, { steps: ['pay', 'ship'] })
    expect((await ani.order(order_no)).actions).toContain('confirm_receipt')
    const { after_sale_no } = await applyForAfterSale(ani, await ani.order(order_no))
    expect((await ani.order(order_no)).actions).not.toContain('confirm_receipt')
    const answer = await ani.tryCall(orderContract.confirmReceipt, { order_no })
    expect(answer).toMatchObject({ error: 'AFTER_SALE_ONGOING', params: { after_sale_no } })
    await shop.fireEvent('after_sale', after_sale_no, 'intercept')
    await on(order_no, 'deliver')
    expect(await ani.call(afterSaleContract.detail, { after_sale_no })).toMatchObject({ status: AFTER_SALE_STATUS.awaitingReturn })
  })
})

describe('a part refunded before shipping', () => {
  it('isn’t in the parcel, earns no coins, can’t be reviewed, and closing refunds only the rest', async () => {
    for (const sku_no of ['KOPI-1', 'LOSION-1']) await ani.call(cartContract.add, { sku_no, quantity: 2 })
    const { order_no } = await confirmAndPlace(ani, { type: 'cart' })
    await on(order_no, 'pay')
    const order = await ani.order(order_no)
    const [first, second] = order.lines
    const lines = [first, second].map((line, at) => ({ line_no: line?.line_no ?? '', quantity: 2 - at }))
    const { after_sale_no, refund_amount } = await applyForAfterSale(ani, order, { lines, reason: 'not_arrived' })
    await refunds(after_sale_no, 'agree')
    const left = order.amounts.total - refund_amount
    expect(await ani.order(order_no)).toMatchObject({ status: 'pending_shipment', refunded_amount: refund_amount })
    expect((await ani.order(order_no)).amounts.coins_earned).toBe(Math.floor(left / 1_000))
    await on(order_no, 'ship')
    const [parcel] = (await ani.call(orderContract.shipments, { order_no })).list
    expect(parcel?.lines.map(({ line_no, quantity }) => [line_no, quantity])).toEqual([[second?.line_no, 1]])
    await on(order_no, 'confirm')
    expect(await shop.coins(ani)).toBe(Math.floor(left / 1_000))
    expect(await review(order_no, first?.line_no ?? '')).toMatchObject({ error: 'REVIEW_NOT_ALLOWED' })
    expect(await review(order_no, second?.line_no ?? '')).toMatchObject({ ok: true })
  })

  it('isn’t refunded again when the merchant closes the rest', async () => {
    const order = await createOrder(ani, { steps: ['pay'] })
    await refunds((await fileForOne(order)).after_sale_no, 'agree')
    await on(order.order_no, 'close')
    expect(await ani.order(order.order_no)).toMatchObject({ close_reason: 'closed_by_merchant', refunded_amount: order.total })
    expect(await shop.withWorld(({ db }) => db.payments.all().map(({ status, refunded_amount }) => [status, refunded_amount]))).toEqual([
      ['refunded', order.total],
    ])
    expect(await shop.stockDelta('KOPI-1')).toBe(0)
  })
})

it('a fully refunded order closes without a message, and the first order’s free shipping isn’t given again', async () => {
  const order = await createOrder(ani, { steps: ['pay'] })
  expect(order.amounts.first_order_shipping_discount).toBeGreaterThan(0)
  await refunds((await applyForAfterSale(ani, order, { reason: 'changed_mind' })).after_sale_no, 'agree')
  expect(await ani.order(order.order_no)).toMatchObject({ status: 'closed', close_reason: 'refunded', refunded_amount: order.total })
  const titles = await (await shop.member('ani', 'en')).messageTitles('order')
  expect(titles).toEqual(['Payment received'])
  const again = await createOrder(ani, { steps: [] })
  expect(again.amounts).toMatchObject({ first_order_shipping_discount: 0 })
})

it('goods that were received and sent back can still be reviewed', async () => {
  const order = await createOrder(ani)
  const { after_sale_no } = await applyForAfterSale(ani, order, { type: 'return_refund' })
  await refunds(after_sale_no, 'agree', 'send_back', 'inspect')
  expect(await review(order.order_no, order.lines[0]?.line_no ?? '')).toMatchObject({ ok: true })
})

it('a failed refund is still owed when its order closes, and can be retried', async () => {
  const order = await createOrder(ani, { steps: ['pay'] })
  const { after_sale_no, refund_amount } = await fileForOne(order)
  await shop.fireEvents('after_sale', after_sale_no, 'agree', 'fail')
  await on(order.order_no, 'close')
  expect((await ani.order(order.order_no)).refunded_amount).toBe(order.total - refund_amount)
  await refunds(after_sale_no, 'retry')
  expect((await ani.order(order.order_no)).refunded_amount).toBe(order.total)
})
