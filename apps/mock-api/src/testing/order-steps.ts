import { DAY, MINUTE } from '@nusaria/catalogue/lib/time'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { cartContract } from '@nusaria/contracts/cart'
import {
  AFTER_SALE_TYPES,
  type AfterSaleEvent,
  afterSaleLifecycles,
  isFinal,
  legalEvents,
  type OrderEvent,
  orderLifecycle,
  paymentLifecycle,
  refundOnlyLifecycle,
} from '@nusaria/contracts/lifecycle'
import { orderContract } from '@nusaria/contracts/order'
import { paymentContract } from '@nusaria/contracts/payment'
import { voucherContract } from '@nusaria/contracts/voucher'
import fc from 'fast-check'
import { isOngoing } from '../domains/after-sale/requests.ts'
import type { OrderRow } from '../domains/order/tables.ts'
import type { PaymentRow } from '../domains/payment/tables.ts'
import { addRefundAccount, createApplyArgs, linesOf } from './after-sale.ts'
import { createFakeCatalogue } from './fake-catalogue.ts'
import { createPlaceArgs } from './place-order.ts'
import { AMBON, BANDUNG, createTestShop, JAKARTA, type Shopper, type TestShop } from './test-shop.ts'

const SKUS = ['KERIPIK-1', 'KERIPIK-2', 'KOPI-1', 'LOSION-1', 'TV-1'] as const
const COUPONS = ['HEMAT5', 'ONGKIR20', 'ONGKIR10', 'CAMILAN10', 'BELANJA20', 'BARU12'] as const
export const EVENTS = Object.keys(orderLifecycle.events) as OrderEvent[]
/** The events on the way to a completed order. */
const ON: readonly OrderEvent[] = ['pay', 'accept_cod', 'ship', 'deliver', 'confirm']
const RESULTS = ['success', 'success', 'success', 'pending', 'failure', 'cancellation', 'expiry'] as const
const PAYMENT_EVENTS = ['pend', 'succeed', 'fail', 'cancel', 'expire'] as const
const WAYS = [
  { method: 'cod' },
  { method: 'qris' },
  { method: 'virtual_account', channel: 'bank_arta' },
  { method: 'e_wallet', channel: 'kantongin' },
] as const
export const REQUEST_EVENTS = Object.keys(refundOnlyLifecycle.events) as AfterSaleEvent[]
/** The events on the way to a refund. */
const REFUNDING: readonly AfterSaleEvent[] = ['agree', 'intercept', 'miss', 'send_back', 'inspect', 'refund', 'fail', 'retry']
/** Accounts of each shopper for refunds. The second one refuses them. */
export const ACCOUNTS = ['1234567788', '1234560002'] as const

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
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('pay' as const), order: nth, wild, way: fc.constantFrom(...WAYS) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('gateway' as const), payment: nth, wild, result: fc.constantFrom(...RESULTS) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('abandon' as const), payment: nth, wild }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('payment event' as const), payment: nth, wild, event: fc.constantFrom(...PAYMENT_EVENTS) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('apply' as const),
      order: nth,
      wild,
      type: fc.constantFrom(...AFTER_SALE_TYPES),
      reason: fc.constantFrom('damaged', 'changed_mind'),
      /** undefined: of each line all pieces */
      pieces: fc.option(fc.record({ line: nth, quantity }), { nil: undefined }),
      account: fc.constantFrom(null, ...ACCOUNTS),
    }),
  },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('request event' as const), request: nth, wild, event: nth }) },
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
  /** The ids of refund accounts, by member and number. */
  readonly accounts: Map<string, string>
}

/** A shop with three members, each with coins, refund accounts and an address: greater Jakarta, Bandung, Ambon. */
export async function createOrderModel(): Promise<OrderModel> {
  const catalogue = { ...createFakeCatalogue(), hot: [] }
  const shop = await createTestShop({ catalogue })
  const shoppers: Shopper[] = []
  const accounts = new Map<string, string>()
  for (const [name, district] of Object.entries({ ani: JAKARTA, bayu: BANDUNG, citra: AMBON })) {
    const shopper = await shop.member(name)
    await shop.addAddress(shopper, district)
    await shop.setCoins(shopper, 2_350)
    for (const number of ACCOUNTS) accounts.set(`${shopper.member_no} ${number}`, (await addRefundAccount(shopper, number)).id)
    shoppers.push(shopper)
  }
  const stock = new Map(catalogue.products.flatMap(({ sku_list }) => sku_list.map((sku): [string, number] => [sku.sku_no, sku.stock])))
  return { shop, shoppers, stock, came_in: new Set(), accounts }
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

/** Files a request, with the amount of its preview. */
async function apply({ accounts }: OrderModel, owner: Shopper, { order_no }: OrderRow, did: Extract<OrderStep, { kind: 'apply' }>) {
  const { type, reason, pieces, account } = did
  const order = await owner.order(order_no)
  const all = order.lines.map(({ line_no, quantity }) => ({ line_no, quantity }))
  const lines = pieces ? linesOf(order, pieces.quantity, pieces.line % order.lines.length) : all
  const refund_target = account && ({ kind: 'refund_card', id: accounts.get(`${owner.member_no} ${account}`) ?? '' } as const)
  const args = await createApplyArgs(owner, order, { type, reason, lines, refund_target }).catch(() => null)
  if (args) await owner.tryCall(afterSaleContract.apply, args)
}

/** Runs a step. A refusal is an outcome like any other. */
export async function runOrderStep(trade: OrderModel, at: number, did: OrderStep): Promise<void> {
  const { shop, shoppers } = trade
  const pick = <T>(list: readonly T[], of: number): T | undefined => list[of % Math.max(1, list.length)]
  const { orders, payments, requests } = await shop.withWorld(({ db }) => ({
    orders: db.orders.all(),
    payments: db.payments.all(),
    requests: db.after_sales.all(),
  }))
  const shopper = 'who' in did ? shoppers[did.who] : undefined
  const open = orders.filter(({ status }) => !isFinal(orderLifecycle, status))
  const going = orders.filter(({ status }) => status !== 'pending_payment' && status !== 'closed')
  const order = 'order' in did ? pick(did.wild ? orders : did.kind === 'apply' ? going : open, did.order) : undefined
  const owner = shoppers.find(({ member_no }) => member_no === order?.member_no)
  const order_no = order?.order_no ?? ''
  // Inside the world's queue, as the control API does.
  const fires = (entity: string, id: string, name: string) => shop.world.queue.run(() => shop.fireEvent(entity, id, name)).catch(() => null)
  // `pay` is the gateway's result for the open attempt.
  const event = async (name: OrderEvent) => {
    const happened = order && (await fires('order', order_no, name))
    if (!happened || name !== 'pay') return
    const paid = await shop.withWorld(({ db }) => db.payments.all({ order_no, status: 'succeeded' }))
    for (const { payment_no } of paid) trade.came_in.add(payment_no)
  }

  if (did.kind === 'wait') {
    shop.advance(did.ms)
    await shop.engine.runtime.fireTimers(shop.world)
  }
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
  if (did.kind === 'pay' && order) await owner?.tryCall(paymentContract.pay, { order_no, amount: order.amounts.total, ...did.way })
  const pending = payments.filter(({ session, status }) => session !== null && legalEvents(paymentLifecycle, status, 'gateway').length > 0)
  const payment = 'payment' in did ? pick(did.wild ? payments : pending, did.payment) : undefined
  if (did.kind === 'gateway') await gateway(trade, payment, did.result)
  if (did.kind === 'abandon' && payment)
    await shoppers
      .find(({ member_no }) => member_no === payment.member_no)
      ?.tryCall(paymentContract.abandon, { payment_no: payment.payment_no })
  if (did.kind === 'payment event' && payment) {
    const happened = await fires('payment', payment.payment_no, did.event)
    if (happened && did.event === 'succeed') trade.came_in.add(payment.payment_no)
  }
  if (did.kind === 'apply' && order && owner) await apply(trade, owner, order, did)
  if (did.kind === 'request event') {
    const ongoing = requests.filter((row) => isOngoing(row) || row.end_reason === 'refund_failed')
    const request = pick(did.wild ? requests : ongoing, did.request)
    const on = request ? legalEvents(afterSaleLifecycles[request.type], request.status).filter((name) => REFUNDING.includes(name)) : []
    if (request) await fires('after_sale', request.after_sale_no, pick(did.wild ? REQUEST_EVENTS : on, did.event) ?? 'cancel')
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
