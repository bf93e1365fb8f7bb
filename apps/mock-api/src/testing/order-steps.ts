import { DAY, MINUTE } from '@nusaria/catalogue/lib/time'
import { cartContract } from '@nusaria/contracts/cart'
import { isFinal, legalEvents, type OrderEvent, orderLifecycle, paymentLifecycle } from '@nusaria/contracts/lifecycle'
import { orderContract } from '@nusaria/contracts/order'
import { paymentContract } from '@nusaria/contracts/payment'
import { voucherContract } from '@nusaria/contracts/voucher'
import fc from 'fast-check'
import type { PaymentRow } from '../domains/payment/tables.ts'
import { createFakeCatalogue } from './fake-catalogue.ts'
import { createPlaceArgs } from './place-order.ts'
import { AMBON, BANDUNG, createTestShop, JAKARTA, type Shopper, type TestShop } from './test-shop.ts'

const SKUS = ['KERIPIK-1', 'KERIPIK-2', 'KOPI-1', 'LOSION-1', 'TV-1'] as const
const COUPONS = ['HEMAT5', 'ONGKIR20', 'ONGKIR10', 'CAMILAN10', 'BELANJA20', 'BARU12'] as const
const EVENTS = Object.keys(orderLifecycle.events) as OrderEvent[]
/** The events on the way to a completed order. */
const ON: readonly OrderEvent[] = ['pay', 'accept_cod', 'ship', 'deliver', 'confirm']
const RESULTS = ['success', 'success', 'success', 'pending', 'failure', 'cancellation', 'expiry'] as const

const who = fc.nat(2)
const sku = fc.constantFrom(...SKUS)
const quantity = fc.integer({ min: 1, max: 4 })
const nth = fc.nat(9)
/** Usually a sensible choice, sometimes any. */
const wild = fc.nat(4).map((at) => at === 0)

/** One step in the shop. Numbers select among the existing entities. */
export const orderStep = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), who, sku, quantity }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('claim' as const), who, coupon_no: fc.constantFrom(...COUPONS) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('place' as const), who, coins: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('buy' as const), who, sku, quantity, coins: fc.boolean() }) },
  // All shoppers at once, with two taps each, for the last pieces.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rush' as const), sku, quantity, coins: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('pay' as const), order: nth, wild, method: fc.constantFrom('cod', 'qris') }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('gateway' as const), payment: nth, wild, result: fc.constantFrom(...RESULTS) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), order: nth, wild }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('receive' as const), order: nth, wild }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('event' as const), order: nth, wild, event: nth }) },
  // The gateway, the shopper, the merchant and the clock act on the same order at the same time.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clash' as const), order: nth, wild }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reprice' as const), sku, price: fc.integer({ min: 0, max: 200_000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restock' as const), sku, stock: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(MINUTE, 61 * MINUTE, 3 * DAY) }) },
)
export type OrderStep = typeof orderStep extends fc.Arbitrary<infer S> ? S : never

/** A shop under test, its shoppers, and facts that its tables don't show. */
export interface OrderModel {
  readonly shop: TestShop
  readonly shoppers: readonly Shopper[]
  /** The pieces of a SKU, orders included. */
  readonly stock: Map<string, number>
  /** Payments whose money reached the gateway. */
  readonly came_in: Set<string>
}

/** A shop with three members, each with coins and an address: greater Jakarta, Bandung, Ambon. */
export async function createOrderModel(coins: number): Promise<OrderModel> {
  const catalogue = { ...createFakeCatalogue(), hot: [] }
  const shop = await createTestShop({ catalogue })
  const shoppers: Shopper[] = []
  for (const [name, district] of Object.entries({ ani: JAKARTA, bayu: BANDUNG, citra: AMBON })) {
    const shopper = await shop.member(name)
    await shop.addAddress(shopper, district)
    await shop.setCoins(shopper, coins)
    shoppers.push(shopper)
  }
  const stock = new Map(catalogue.products.flatMap(({ sku_list }) => sku_list.map((sku): [string, number] => [sku.sku_no, sku.stock])))
  return { shop, shoppers, stock, came_in: new Set() }
}

async function buy(
  { shoppers }: OrderModel,
  shopper: Shopper | undefined,
  at: string,
  source: Parameters<typeof createPlaceArgs>[1],
  use_coins: boolean,
) {
  const args = shoppers.length > 0 && shopper && (await createPlaceArgs(shopper, source, { use_coins }).catch(() => null))
  const tap = () => (args && shopper ? shopper.tryCall(orderContract.place, { ...args, request_id: `request-${at}` }) : null)
  return tap
}

async function gateway({ shop, came_in }: OrderModel, payment: PaymentRow | undefined, result: (typeof RESULTS)[number]): Promise<void> {
  if (!payment?.session) return
  const answer = await shop.guest('gateway').tryCall(paymentContract.gatewayResult, { session: payment.session, result })
  if (result === 'success' && answer.ok) came_in.add(payment.payment_no)
}

/** Runs a step. A refusal is an outcome like any other. */
export async function runOrderStep(trade: OrderModel, at: number, did: OrderStep): Promise<void> {
  const { shop, shoppers } = trade
  const pick = <T>(list: readonly T[], of: number): T | undefined => list[of % Math.max(1, list.length)]
  const { orders, payments } = await shop.withWorld(({ db }) => ({ orders: db.orders.all(), payments: db.payments.all() }))
  const shopper = 'who' in did ? shoppers[did.who] : undefined
  const open = orders.filter(({ status }) => !isFinal(orderLifecycle, status))
  const order = 'order' in did ? pick(did.wild ? orders : open, did.order) : undefined
  const owner = shoppers.find(({ member_no }) => member_no === order?.member_no)
  const order_no = order?.order_no ?? ''
  // Inside the world's queue, as the control API does. `pay` is the gateway's result for the open attempt.
  const event = async (name: OrderEvent) => {
    const happened = order && (await shop.world.queue.run(() => shop.fireEvent('order', order_no, name)).catch(() => null))
    if (!happened || name !== 'pay') return
    const paid = await shop.withWorld(({ db }) => db.payments.all({ order_no, status: 'succeeded' }))
    for (const { payment_no } of paid) trade.came_in.add(payment_no)
  }

  if (did.kind === 'wait') shop.advance(did.ms)
  if (did.kind === 'add') await shopper?.tryCall(cartContract.add, { sku_no: did.sku, quantity: did.quantity })
  if (did.kind === 'claim') await shopper?.tryCall(voucherContract.claim, { coupon_no: did.coupon_no })
  if (did.kind === 'place') await (await buy(trade, shopper, String(at), { type: 'cart' }, did.coins))()
  if (did.kind === 'buy')
    await (await buy(trade, shopper, String(at), { type: 'buy_now', sku_no: did.sku, quantity: did.quantity }, did.coins))()
  if (did.kind === 'rush') {
    const source = { type: 'buy_now', sku_no: did.sku, quantity: did.quantity } as const
    const taps = await Promise.all(shoppers.map((one) => buy(trade, one, String(at), source, did.coins)))
    await Promise.all([...taps, ...taps].map((tap) => tap()))
  }
  if (did.kind === 'pay' && order)
    await owner?.tryCall(paymentContract.pay, { order_no, method: did.method as 'cod' | 'qris', amount: order.amounts.total })
  if (did.kind === 'gateway') {
    const pending = payments.filter(
      ({ session, status }) => session !== null && legalEvents(paymentLifecycle, status, 'gateway').length > 0,
    )
    await gateway(trade, pick(did.wild ? payments : pending, did.payment), did.result)
  }
  if (did.kind === 'cancel' && order) await owner?.tryCall(orderContract.cancel, { order_no, reason: 'other' })
  if (did.kind === 'receive' && order) await owner?.tryCall(orderContract.confirmReceipt, { order_no })
  if (did.kind === 'event' && order) {
    const on = legalEvents(orderLifecycle, order.status).filter((name) => ON.includes(name))
    await event(pick(did.wild ? EVENTS : on, did.event) ?? 'close')
  }
  if (did.kind === 'clash' && order) {
    const last = payments.findLast((one) => one.order_no === order_no)
    const cancel = owner?.tryCall(orderContract.cancel, { order_no, reason: 'other' })
    await Promise.all([gateway(trade, last, 'success'), cancel, event('expire'), event('close'), event('ship')])
  }
  if (did.kind === 'reprice') await shop.fireEvent('sku', did.sku, 'reprice', { price: did.price })
  if (did.kind === 'restock') {
    await shop.fireEvent('sku', did.sku, 'restock', { stock: did.stock })
    trade.stock.delete(did.sku)
  }
}
