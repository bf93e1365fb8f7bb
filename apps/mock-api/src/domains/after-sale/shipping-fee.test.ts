import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { cartContract } from '@nusaria/contracts/cart'
import { messageContract } from '@nusaria/contracts/message'
import { orderContract } from '@nusaria/contracts/order'
import { beforeEach, expect, it } from 'vitest'
import { applyForAfterSale, createOrder } from '../../testing/after-sale.ts'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { confirmAndPlace } from '../../testing/place-order.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let ani: Shopper
let order_no: string
/** Rupiah paid for shipping */
let fee: number
/** Two requests for an order's two lines. The second takes the last pieces, and the shipping fee with them. */
let first: string
let last: string

const detail = () => ani.call(orderContract.detail, { order_no })
const cancel = (after_sale_no: string) => ani.call(afterSaleContract.cancel, { after_sale_no })
const fires = async (after_sale_no: string, ...events: readonly string[]) => {
  for (const event of events) await shop.fireEvent('after_sale', after_sale_no, event)
}
/** The shipping fee in the first request and in the last. */
const fees = () =>
  Promise.all(
    [first, last].map(async (after_sale_no) => {
      const { refund } = await ani.call(afterSaleContract.detail, { after_sale_no })
      expect(refund.goods_amount - refund.voucher_share - refund.coin_share + refund.shipping_share).toBe(refund.refund_amount)
      return refund.shipping_share
    }),
  )
const asks = async (line: number) => {
  const order = await detail()
  const lines = [{ line_no: order.lines[line]?.line_no ?? '', quantity: 1 }]
  return (await applyForAfterSale(ani, order, { lines, reason: 'not_arrived' })).after_sale_no
}

beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
  await shop.addAddress(ani)
  // A member's first order ships free, so this is the second.
  await createOrder(ani)
  shop.advance(60_000)
  for (const sku_no of ['KERIPIK-1', 'KOPI-1']) await ani.call(cartContract.add, { sku_no, quantity: 1 })
  order_no = (await confirmAndPlace(ani, { type: 'cart' })).order_no
  await shop.fireEvent('order', order_no, 'pay')
  fee = (await detail()).amounts.shipping_fee
  first = await asks(0)
  last = await asks(1)
})

it('is refunded once, with the request for the last pieces', async () => {
  expect(fee).toBeGreaterThan(0)
  expect(await fees()).toEqual([0, fee])
  await fires(first, 'agree', 'refund')
  await fires(last, 'agree', 'refund')
  const { refunded_amount, amounts, status } = await detail()
  expect({ refunded_amount, status }).toEqual({ refunded_amount: amounts.total, status: 'closed' })
})

it('is not refunded once the other request is cancelled, and the member is notified', async () => {
  await cancel(first)
  expect(await fees()).toEqual([0, 0])
  const { timeline } = await ani.call(afterSaleContract.detail, { after_sale_no: last })
  expect(timeline.at(-1)).toMatchObject({ step: 'amount_changed', note: expect.stringContaining('ongkir') })
  const { list } = await ani.call(messageContract.page, { page_num: 1, page_size: 10, kind: 'after_sale' })
  expect(list).toContainEqual(expect.objectContaining({ title: 'Jumlah refundmu berubah', link: expect.objectContaining({ ref: last }) }))
  await fires(last, 'agree', 'refund')
  await shop.fireEvent('order', order_no, 'ship')
  expect((await detail()).refunded_amount).toBe(20_000)
})

it('moves to the request that is decided last', async () => {
  await fires(last, 'agree', 'refund')
  expect(await fees()).toEqual([fee, 0])
  await fires(first, 'agree', 'refund')
  expect((await detail()).refunded_amount).toBe((await detail()).amounts.total)
})

it('can’t be gained by having one request refunded and cancelling the other', async () => {
  await fires(last, 'agree', 'refund')
  await cancel(first)
  expect((await detail()).refunded_amount).toBe(20_000)
  await shop.fireEvent('order', order_no, 'ship')
})

it('is refunded after all when the rest is requested again', async () => {
  await fires(last, 'agree', 'refund')
  await cancel(first)
  const again = await asks(0)
  await fires(again, 'agree', 'refund')
  expect((await detail()).refunded_amount).toBe((await detail()).amounts.total)
})
