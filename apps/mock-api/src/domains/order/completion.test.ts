import { DAY, formatInstant } from '@nusaria/catalogue/lib/time'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { LIMITS } from '@nusaria/contracts/limits'
import { orderContract } from '@nusaria/contracts/order'
import { beforeEach, expect, it } from 'vitest'
import { applyForAfterSale, createOrder } from '../../testing/after-sale.ts'
import { createFakeShop, createTestShop, type Shopper, TEST_START, type TestShop } from '../../testing/test-shop.ts'

const REMINDER = 'Have you received everything?'
let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop({ language: 'en' }))
})

const delivered = (by = 'pay') => createOrder(ani, { steps: [by, 'ship', 'deliver'] })
const titles = () => ani.messageTitles('order')

it.each(['pay', 'accept_cod'])(
  'a delivered order completes automatically after seven days, with a message the day before (%s)',
  async (by) => {
    const { order_no, completes_at } = await delivered(by)
    const end = TEST_START + LIMITS.receiptDays * DAY
    expect(completes_at).toBe(formatInstant(end))
    shop.advance(6 * DAY - 1)
    expect(await titles()).not.toContain(REMINDER)
    shop.advance(1)
    expect((await titles()).at(-1)).toBe(REMINDER)
    shop.advance(DAY - 1)
    expect(await ani.order(order_no)).toMatchObject({ status: 'pending_receipt', completes_at })
    // The timer fires at its own moment, however late the next request comes.
    shop.advance(DAY)
    const done = await ani.order(order_no)
    expect(done).toMatchObject({ status: 'completed', completes_at: null })
    expect(done.events.at(-1)).toEqual({ kind: 'completed', at: formatInstant(end) })
    expect((await titles()).slice(-2)).toEqual([REMINDER, 'Order completed'])
    expect(await shop.coins(ani)).toBe(done.amounts.coins_earned)
    const { deadline } = await ani.call(afterSaleContract.options, { order_no })
    expect(deadline).toBe(formatInstant(end + LIMITS.afterSaleDays * DAY))
  },
)

it('an order in transit does not complete, and a confirmed one gets no reminder', async () => {
  const { order_no } = await createOrder(ani, { steps: ['pay', 'ship'] })
  const confirmed = await delivered()
  await ani.call(orderContract.confirmReceipt, { order_no: confirmed.order_no })
  shop.advance(30 * DAY)
  expect(await ani.order(order_no)).toMatchObject({ status: 'pending_receipt', completes_at: null })
  expect(await titles()).not.toContain(REMINDER)
  await expect(shop.fireEvent('order', order_no, 'complete')).rejects.toThrow('under way')
})

it('an ongoing request delays it; after its end, a message comes one day before', async () => {
  const order = await delivered()
  const { order_no } = order
  shop.advance(5 * DAY)
  const { after_sale_no } = await applyForAfterSale(ani, order, { lines: [{ line_no: order.lines[0]?.line_no ?? '', quantity: 1 }] })
  expect(await ani.order(order_no)).toMatchObject({ completes_at: null })
  await expect(shop.fireEvent('order', order_no, 'complete')).rejects.toThrow(after_sale_no)
  shop.advance(5 * DAY)
  expect(await ani.order(order_no)).toMatchObject({ status: 'pending_receipt' })
  expect(await titles()).not.toContain(REMINDER)
  await shop.fireEvent('after_sale', after_sale_no, 'refuse')
  expect((await titles()).at(-1)).toBe(REMINDER)
  expect(await ani.order(order_no)).toMatchObject({ status: 'pending_receipt', completes_at: formatInstant(TEST_START + 11 * DAY) })
  shop.advance(DAY)
  expect(await ani.order(order_no)).toMatchObject({ status: 'completed' })
  expect((await titles()).filter((title) => title === REMINDER)).toHaveLength(1)
})

it('a request that ended early changes nothing, and a full refund leaves nothing to complete', async () => {
  const order = await delivered()
  const { after_sale_no } = await applyForAfterSale(ani, order)
  await ani.call(afterSaleContract.cancel, { after_sale_no })
  expect(await ani.order(order.order_no)).toMatchObject({ completes_at: formatInstant(TEST_START + LIMITS.receiptDays * DAY) })
  const all = await applyForAfterSale(ani, order)
  await shop.fireEvent('after_sale', all.after_sale_no, 'agree')
  shop.advance(30 * DAY)
  expect(await ani.order(order.order_no)).toMatchObject({ status: 'closed', close_reason: 'refunded' })
  expect(await titles()).not.toContain(REMINDER)
})

it('the seeded delivered order completes automatically, too', async () => {
  const world = await createTestShop()
  const sari = await world.member('sari')
  const before = await sari.call(orderContract.statusSummary, undefined)
  world.advance(8 * DAY)
  const after = await sari.call(orderContract.statusSummary, undefined)
  expect([after.completed - before.completed, before.shipped - after.shipped]).toEqual([1, 1])
})
