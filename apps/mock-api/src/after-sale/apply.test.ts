import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { LIMITS } from '@nusaria/contracts/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../kernel/time.ts'
import { bought, formFor } from '../testing/after-sale.ts'
import { shelf } from '../testing/shelf.ts'
import { openShop, type Shop, type Shopper } from '../testing/shop.ts'

const { options, preview, apply, list } = afterSaleContract

let shop: Shop
let ani: Shopper

beforeEach(async () => {
  shop = await openShop({ catalogue: shelf() })
  ani = await shop.member('ani')
  await shop.address(ani)
})

describe('what can be asked for', () => {
  it.each([
    ['unpaid', [], 'ORDER_STATUS_MISMATCH', []],
    ['paid', ['pay'], undefined, ['refund_only']],
    ['cash to come', ['accept_cod'], 'ORDER_STATUS_MISMATCH', []],
    ['shipped', ['pay', 'ship'], undefined, ['refund_only', 'return_refund']],
    ['shipped for cash', ['accept_cod', 'ship', 'deliver'], 'ORDER_STATUS_MISMATCH', []],
    ['received', ['pay', 'ship', 'confirm'], undefined, ['refund_only', 'return_refund']],
    ['received for cash', ['accept_cod', 'ship', 'confirm'], undefined, ['refund_only', 'return_refund']],
    ['cancelled', ['cancel'], 'ORDER_STATUS_MISMATCH', []],
  ] as const)('on an order that is %s', async (_, steps, error, types) => {
    const order = await bought(ani, { steps })
    const { order_no } = order
    expect((await ani.does(options, { order_no })).types).toEqual(types)
    const lines = [{ line_no: order.lines[0]?.line_no ?? '', quantity: 1 }]
    const answer = await ani.asks(preview, { order_no, type: 'refund_only', lines, reason: null })
    expect(answer.ok ? undefined : answer.error).toBe(error)
  })

  it('is over a week after the order was completed, by the clock of the world', async () => {
    const order = await bought(ani)
    const form = await formFor(ani, order)
    const { deadline } = await ani.does(options, { order_no: order.order_no })
    shop.wait(LIMITS.afterSaleDays * DAY - 1)
    expect((await ani.does(options, { order_no: order.order_no })).types).not.toEqual([])
    shop.wait(1)
    expect(await ani.does(options, { order_no: order.order_no })).toMatchObject({ types: [], deadline })
    const { order_no, type, lines, reason } = form
    expect(await ani.asks(preview, { order_no, type, lines, reason })).toMatchObject({ error: 'AFTER_SALE_DEADLINE_PAST' })
    expect(await ani.asks(apply, form)).toMatchObject({ error: 'AFTER_SALE_DEADLINE_PAST', params: { deadline } })
  })

  it('is nothing of an order that is somebody else’s', async () => {
    const budi = await shop.member('another')
    const order = await bought(ani)
    const form = await formFor(ani, order)
    for (const [order_no, error] of [
      [order.order_no, 'ORDER_UNAUTHORIZED'],
      ['NS000000000000', 'ORDER_NOT_FOUND'],
    ] as const) {
      expect(await budi.fails(options, { order_no })).toBe(error)
      expect(await budi.fails(preview, { order_no, type: form.type, lines: form.lines, reason: null })).toBe(error)
      expect(await budi.fails(apply, { ...form, order_no })).toBe(error)
    }
    expect(await budi.does(list, { page_num: 1, page_size: 10, order_no: order.order_no })).toMatchObject({ total: 0 })
  })
})
