import type { ArgsByName, CallName } from '@nusaria/contracts/registry'
import { fillForm } from '@nusaria/scenario-runner/drivers/calls/after-sales'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { orderActions } from '@nusaria/scenario-runner/drivers/calls/orders'
import { gatewaySession } from '@nusaria/scenario-runner/drivers/calls/payment'
import { productActions } from '@nusaria/scenario-runner/drivers/calls/product'
import { type StoryContext, storyContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { RefusedError, type ShopClient } from '@nusaria/scenario-runner/support/client'
import { createWorld, type WorldControl } from '@nusaria/scenario-runner/support/control'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { MEMBERS } from '@nusaria/scenarios/members'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTarget, type Target } from './target.ts'

let target: Target
let world: WorldControl
beforeAll(async () => {
  target = await startTarget()
})
afterAll(() => target.stop())
beforeEach(async () => {
  world = await createWorld(target.host.control, { frozen: true, now: '2026-03-02T09:00:00+07:00' })
})
afterEach(async () => {
  await world.remove()
  expect(target.broken).toEqual([])
})

/** A member who is logged in. */
async function member(account: string, device = `device-${account}`): Promise<StoryContext> {
  const story = storyContext(target.host, world, device)
  await loginActions.logsIn(story, { account })
  return story
}

/** The confirm page of some pieces, which have enough stock for every request. */
async function atConfirm(story: StoryContext, quantity = 1): Promise<StoryContext> {
  const { product, sku } = await findProduct(story.client, { like: 'kopi mandailing' })
  await world.event('sku', sku.sku_no, 'restock', { stock: 500 })
  story.remembersProduct(product.product_no, sku.sku_no)
  await productActions.buysNow(story, { quantity })
  await orderActions.addsAddress(story, { home: MENTENG })
  return story
}

/** What is sent for the order of the confirm page. */
function orderOf({ source, address_id = '', use_coins, confirmation, request_id }: StoryContext): ArgsByName<'order.place'> {
  if (!confirmation?.delivery_method) throw new Error('The confirm page has no delivery')
  const { delivery_method, vouchers_used, amounts, digest } = confirmation
  const voucher_nos = vouchers_used.map(({ voucher_no }) => voucher_no)
  const chosen = { source, address_id, delivery_method, voucher_nos, use_coins, digest }
  return { ...chosen, expected_total: amounts.total, customer_message: '', request_id }
}

/** Sends a call many times at once; the data of each, or the name of its refusal. */
function atOnce<N extends CallName>(client: ShopClient, call: N, times: number, args: (nth: number) => object) {
  return Promise.all(
    Array.from({ length: times }, (_, nth) =>
      client.ask(call, args(nth) as Record<string, unknown>).catch((error: unknown) => {
        if (error instanceof RefusedError) return error.error
        throw error
      }),
    ),
  )
}
const taken = (outcomes: readonly unknown[]) => outcomes.filter((outcome) => typeof outcome !== 'string')

test('fifteen requests with one request_id place one order', async () => {
  const story = await atConfirm(await member('81390000001'))
  const outcomes = (await atOnce(story.client, 'order.place', 15, () => orderOf(story))) as { readonly order_no: string }[]
  expect(taken(outcomes)).toHaveLength(15)
  expect(new Set(outcomes.map(({ order_no }) => order_no)).size).toBe(1)
})

test('a voucher is used by one of fifteen orders, with and without one request_id, and on two devices', async () => {
  const story = await atConfirm(await member(MEMBERS.sari.phone), 2)
  const order = orderOf(story)
  expect(order.voucher_nos.length).toBeGreaterThan(0)
  const other = await member(MEMBERS.sari.phone, 'another-device')
  const outcomes = (
    await Promise.all([
      atOnce(story.client, 'order.place', 8, (nth) => ({ ...order, request_id: `one-of-many-${nth}` })),
      atOnce(other.client, 'order.place', 7, (nth) => ({ ...order, request_id: `one-of-others-${nth}` })),
    ])
  ).flat()
  expect(taken(outcomes)).toHaveLength(1)
  const vouchers = await world.state('vouchers')
  const used = vouchers.filter(({ voucher_no }) => order.voucher_nos.includes(voucher_no))
  expect(new Set(used.map(({ order_no }) => order_no)).size).toBe(1)
  const again = await atOnce(story.client, 'order.place', 5, (nth) => ({ ...order, request_id: `later-${nth}` }))
  expect(taken(again)).toEqual([])
})

test('coins are spent once, however many orders use them at once', async () => {
  const story = await atConfirm(await member(MEMBERS.sari.phone))
  await orderActions.usesCoins(story)
  const order = { ...orderOf(story), voucher_nos: [] }
  const { amounts, digest } = await story.client.call('order.confirm', {
    source: story.source,
    address_id: order.address_id,
    use_coins: true,
    voucher_nos: [],
  })
  const own = async () => (await world.state('members')).find(({ phone }) => phone === MEMBERS.sari.phone)?.points ?? -1
  const before = await own()
  const sent = { ...order, expected_total: amounts.total, digest }
  const outcomes = await atOnce(story.client, 'order.place', 12, (nth) => ({ ...sent, request_id: `with-coins-${nth}` }))
  const spent = before - (await own())
  expect(await own()).toBeGreaterThanOrEqual(0)
  const placed = new Set((taken(outcomes) as { readonly order_no: string }[]).map(({ order_no }) => order_no))
  expect(placed.size).toBeGreaterThan(0)
  const lines = (await world.state('points_records')).filter(({ order_no }) => order_no && placed.has(order_no))
  expect(-lines.reduce((sum, { points }) => sum + points, 0)).toBe(spent)
})

test('an order has one payment, and is paid once', async () => {
  const story = await atConfirm(await member('81390000002'))
  await orderActions.placesOrder(story)
  const { order_no, client } = story
  const { total: amount, options } = await client.call('payment.cashier', { order_no })
  const option = options.find(({ method }) => method === 'e_wallet') ?? options[0]
  const how = { order_no, amount, method: option?.method ?? 'e_wallet', channel: option?.channels[0]?.channel }
  const outcomes = await atOnce(client, 'payment.pay', 10, (nth) => (nth < 5 ? how : { ...how, request_id: `payment-number-${nth}` }))
  const payments = (await world.state('payments')).filter((payment) => payment.order_no === order_no)
  expect(payments).toHaveLength(1)
  const started = taken(outcomes)[0] as { readonly redirect_url: string | null }
  const session = gatewaySession(started.redirect_url)
  const paid = await atOnce(client, 'payment.gatewayResult', 10, (nth) => ({ session, result: nth % 2 ? 'success' : 'fail' }))
  expect(taken(paid)).toHaveLength(1)
  const after = (await world.state('payments')).filter((payment) => payment.order_no === order_no)
  expect(after).toHaveLength(1)
})

test('a voucher on offer is claimed as often at once as one after the other, and a code is redeemed once', async () => {
  const [one, other] = [await member('81390000003'), await member('81390000004')]
  const { list } = await one.client.call('promotion.offers', {})
  const open = list.filter(({ claim_state }) => claim_state === 'claimable').slice(0, 5)
  expect(open.length).toBeGreaterThan(0)
  for (const { coupon_no } of open) {
    const claimed = taken(await atOnce(one.client, 'promotion.claim', 8, () => ({ coupon_no })))
    let serial = 0
    for (let nth = 0; nth < 8; nth++) serial += taken(await atOnce(other.client, 'promotion.claim', 1, () => ({ coupon_no }))).length
    expect([coupon_no, claimed.length]).toEqual([coupon_no, serial])
  }
  const third = await member('81390000006')
  expect(taken(await atOnce(third.client, 'promotion.redeemCode', 8, () => ({ code: 'SALAM25' })))).toHaveLength(1)
})

test('a paid order that is cancelled ten times at once gives its money back once', async () => {
  const story = await atConfirm(await member('81390000005'))
  await orderActions.placesOrder(story)
  const { order_no, client } = story
  await world.event('order', order_no, 'pay')
  const { amounts } = await client.call('order.detail', { order_no })
  const outcomes = await atOnce(client, 'order.cancel', 10, () => ({ order_no, reason: 'changed_mind' }))
  expect(taken(outcomes).length).toBeLessThanOrEqual(1)
  const { refunded_amount } = await client.call('order.detail', { order_no })
  expect(refunded_amount ?? 0).toBeLessThanOrEqual(amounts.total)
})

test('pieces are asked back once, by ten requests at once, and refunded once, whoever decides how often', async () => {
  const story = await member(MEMBERS.sari.phone)
  const own = await story.client.call('order.list', { tab: 'all', page_num: 1, page_size: 50 })
  const asked = await Promise.all(own.list.map(({ order_no }) => story.client.call('afterSale.options', { order_no })))
  const options = asked.find(({ types, attempts_left }) => types.length > 0 && attempts_left > 0)
  if (!options) throw new Error('No order offers a refund')
  const { order_no } = options
  const [type] = options.types
  const form = await fillForm(story.client, order_no, { type, reason: 'damaged', pictures: 1 })
  const outcomes = await atOnce(story.client, 'afterSale.apply', 10, (nth) => ({ ...form, request_id: `back-please-${nth}` }))
  expect(taken(outcomes)).toHaveLength(1)
  const { after_sale_no } = taken(outcomes)[0] as { readonly after_sale_no: string }
  const fired = (event: string) =>
    Promise.all(
      Array.from({ length: 6 }, () =>
        world.event('after_sale', after_sale_no, event).then(
          () => true,
          () => false,
        ),
      ),
    )
  for (const event of type === 'return_refund' ? ['agree', 'send_back', 'inspect', 'refund'] : ['agree', 'refund'])
    expect([event, (await fired(event)).filter(Boolean)]).toEqual([event, [true]])
  const { refunded_amount, amounts } = await story.client.call('order.detail', { order_no })
  expect(refunded_amount).toBe(form.refund_amount)
  expect(refunded_amount).toBeLessThanOrEqual(amounts.total)
  expect((await world.state('after_sales')).filter((row) => row.order_no === order_no)).toHaveLength(1)
})
