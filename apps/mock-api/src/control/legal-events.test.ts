import { paymentContract } from '@nusaria/contracts/payment'
import { beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../engine/world/world.ts'
import { applyForAfterSale, createOrder } from '../testing/after-sale.ts'
import { createFakeShop, type Shopper, type TestShop } from '../testing/test-shop.ts'
import type { ControlError } from './control-error.ts'
import { EVENT_PARAMS } from './event-params.ts'
import { entitiesOf, legalEvents } from './legal-events.ts'
import { fireEvent } from './world-calls.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

/** The list says of every event what really happens: a legal one in a fork, the others in the world itself, which stays as it is. */
async function holds(entity: string, id: string) {
  const { list } = await legalEvents(shop.engine, shop.world, entity, id)
  expect(list).not.toEqual([])
  for (const { event, legal, why, params = [] } of list) {
    const world = legal ? await shop.engine.worlds.fork(shop.world) : shop.world
    const given = Object.fromEntries(params.map(({ name, value }) => [name, value]))
    const outcome = await fireEvent(shop.engine, world, { entity, id, event, params: given }).then(
      () => null,
      (error: ControlError) => [error.status, error.message],
    )
    const expected = legal ? null : [409, `${event} is not possible for ${entity} ${id}: ${why}`]
    expect({ event, outcome }).toEqual({ event, outcome: expected })
  }
  return list.filter(({ legal }) => legal).map(({ event }) => event)
}

const ORDERS: Readonly<Record<string, readonly string[]>> = {
  unpaid: [],
  paid: ['pay'],
  'cash at the door': ['accept_cod'],
  shipped: ['pay', 'ship'],
  delivered: ['pay', 'ship', 'deliver'],
  received: ['pay', 'ship', 'confirm'],
  cancelled: ['cancel'],
  expired: ['expire'],
  closed: ['pay', 'close'],
}

describe('legal events', () => {
  it.each(Object.entries(ORDERS))('of an order: %s', async (_, steps) => {
    const { order_no } = await createOrder(ani, { steps })
    await holds('order', order_no)
  })

  it('of an order that waits for its shipment, with the reason why the others are illegal', async () => {
    const { order_no } = await createOrder(ani, { steps: ['pay'] })
    expect(await holds('order', order_no)).toEqual(['ship', 'cancel', 'close'])
    const { list } = await legalEvents(shop.engine, shop.world, 'order', order_no)
    const why = expect.stringContaining('pending_shipment')
    expect(list.find(({ event }) => event === 'pay')).toEqual({ event: 'pay', legal: false, why })
  })

  it.each([
    ['refund_only', []],
    ['refund_only', ['refuse']],
    ['refund_only', ['agree']],
    ['refund_only', ['agree', 'fail']],
    ['refund_only', ['agree', 'refund']],
    ['refund_only', ['cancel']],
    ['return_refund', []],
    ['return_refund', ['agree']],
    ['return_refund', ['agree', 'expire']],
    ['return_refund', ['agree', 'send_back']],
    ['return_refund', ['agree', 'send_back', 'refuse']],
    ['return_refund', ['agree', 'send_back', 'inspect']],
  ] as const)('of a request: %s after %j', async (type, steps) => {
    const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani, { quantity: 1 }), { type })
    await shop.fireEvents('after_sale', after_sale_no, ...steps)
    await holds('after_sale', after_sale_no)
  })

  it.each([[[]], [['pend']], [['succeed']], [['fail']], [['cancel']], [['expire']]])('of a payment after %j', async (steps) => {
    const { order_no, total } = await createOrder(ani, { steps: [] })
    const { payment_no } = await ani.call(paymentContract.pay, { order_no, method: 'virtual_account', channel: 'bank_arta', amount: total })
    await shop.fireEvents('payment', payment_no, ...steps)
    await holds('payment', payment_no)
  })

  it('of a member, coins, messages, a SKU and a service', async () => {
    expect(await holds('member', 'M8100000001')).toEqual(['disable', 'flag', 'sign_out'])
    expect(await holds('member', 'M8100000003')).toEqual(expect.arrayContaining(['enable', 'flag']))
    await holds('coins', 'M8100000002')
    expect(await holds('inbox', 'M8100000002')).toEqual(['receive'])
    expect(await holds('sku', 'KOPI-1')).toEqual(['sell_out', 'restock', 'reprice', 'take_off'])
    expect(await holds('service', 'search')).toEqual(['stop'])
  })

  it('of another world’s order or an unknown entity don’t exist', async () => {
    const { order_no } = await createOrder(ani)
    const other = await shop.engine.worlds.create({ seed: 1, now: shop.world.epoch, frozen: true })
    const refused = (world: World, entity: string, id: string) =>
      legalEvents(shop.engine, world, entity, id).catch((error: ControlError) => [error.status, error.message])
    expect(await refused(other, 'order', order_no)).toEqual([404, `There is no order ${order_no}`])
    expect(await refused(shop.world, 'service', 'weather')).toEqual([404, 'There is no service weather'])
    expect(await refused(shop.world, 'vase', 'A')).toEqual([404, expect.stringContaining('There is no entity "vase"; there is')])
  })

  it('reading them changes nothing: random values, ids, timers, tables and messages stay the same', async () => {
    const { order_no } = await createOrder(ani, { steps: [] })
    // Reading a world as a whole fills it and fires what is due; beyond that nothing may change.
    await legalEvents(shop.engine, shop.world, 'order', order_no)
    const before = JSON.stringify(shop.world.snapshot())
    for (const [entity, id] of [
      ['order', order_no],
      ['sku', 'KOPI-1'],
      ['service', 'search'],
      ['coins', 'M8100000001'],
      ['inbox', 'M8100000001'],
    ] as const)
      await legalEvents(shop.engine, shop.world, entity, id)
    const after = JSON.stringify(shop.world.snapshot())
    const at = [...after].findIndex((letter, place) => letter !== before[place])
    expect(after.slice(at - 100, at + 100)).toBe(before.slice(at - 100, at + 100))
  })

  it('parameters are described for existing events only', () => {
    const entities = entitiesOf(shop.engine)
    for (const [entity, events] of Object.entries(EVENT_PARAMS))
      expect(Object.keys(entities.get(entity)?.handlers ?? {})).toEqual(expect.arrayContaining(Object.keys(events)))
  })
})
