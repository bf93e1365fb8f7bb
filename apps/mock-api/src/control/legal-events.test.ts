import { paymentContract } from '@nusaria/contracts/payment'
import { beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../engine/world/world.ts'
import { applyForAfterSale, createOrder } from '../testing/after-sale.ts'
import { createFakeCatalogue } from '../testing/fake-catalogue.ts'
import { createTestShop, type Shopper, type TestShop } from '../testing/test-shop.ts'
import type { ControlError } from './control-error.ts'
import { EVENT_PARAMS } from './event-params.ts'
import { entitiesOf, legalEvents } from './legal-events.ts'
import { fireEvent } from './world-calls.ts'

let shop: TestShop
let ani: Shopper

beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
  await shop.addAddress(ani)
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
    expect(list.find(({ event }) => event === 'pay')).toEqual({
      event: 'pay',
      legal: false,
      why: expect.stringContaining('pending_shipment'),
    })
  })

  it.each([
    ['refund_only', ['pay', 'ship', 'confirm'], []],
    ['refund_only', ['pay', 'ship', 'confirm'], ['refuse']],
    ['refund_only', ['pay', 'ship', 'confirm'], ['agree']],
    ['refund_only', ['pay', 'ship', 'confirm'], ['agree', 'fail']],
    ['refund_only', ['pay', 'ship', 'confirm'], ['agree', 'refund']],
    ['refund_only', ['pay', 'ship', 'confirm'], ['cancel']],
    ['return_refund', ['pay', 'ship', 'confirm'], []],
    ['return_refund', ['pay', 'ship', 'confirm'], ['agree']],
    ['return_refund', ['pay', 'ship', 'confirm'], ['agree', 'expire']],
    ['return_refund', ['pay', 'ship', 'confirm'], ['agree', 'send_back']],
    ['return_refund', ['pay', 'ship', 'confirm'], ['agree', 'send_back', 'refuse']],
    ['return_refund', ['pay', 'ship', 'confirm'], ['agree', 'send_back', 'inspect']],
  ] as const)('of a request: %s after %j, then %j', async (type, order, steps) => {
    const request = await applyForAfterSale(ani, await createOrder(ani, { steps: order, quantity: 1 }), { type })
    for (const step of steps) await shop.fireEvent('after_sale', request.after_sale_no, step)
    await holds('after_sale', request.after_sale_no)
  })

  it.each([[[]], [['pend']], [['succeed']], [['fail']], [['cancel']], [['expire']]])('of a payment after %j', async (steps) => {
    const { order_no, total } = await createOrder(ani, { steps: [] })
    const { payment_no } = await ani.call(paymentContract.pay, { order_no, method: 'virtual_account', channel: 'bank_arta', amount: total })
    for (const step of steps) await shop.fireEvent('payment', payment_no, step)
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
