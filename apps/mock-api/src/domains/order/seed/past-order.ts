import { startOfDay } from '@nusaria/catalogue/lib/time'
import { channelsOf } from '@nusaria/catalogue/payment-channels'
import { type OrderEvent, orderLifecycle } from '@nusaria/contracts/lifecycle'
import type { Actor } from '@nusaria/contracts/lifecycle-machine'
import type { PayMethod } from '@nusaria/contracts/order-entities'
import { ctxAt, type WorldCtx } from '../../../engine/contract/context.ts'
import { transition } from '../../../engine/contract/transition.ts'
import { currentSku } from '../../inventory/index.ts'
import { NO_MEANS, settlePayment, startPayment } from '../../payment/index.ts'
import { createOrder } from '../checkout.ts'
import { ORDER_EXPIRE } from '../lifecycle.ts'
import { notifyOfOrder } from '../messages.ts'
import { quote } from '../quote.ts'
import type { SelectedItem } from '../select-items.ts'
import type { OrderRow } from '../tables.ts'

/** The state of a seeded order when the world begins. */
export type PastOrderState = 'unpaid' | 'paid' | 'cash' | 'shipped' | 'delivered' | 'completed' | 'cancelled' | 'lapsed'

/** An order from before the world began. Times are ms before it, the latest last. */
export interface PastOrder {
  readonly placed: number
  readonly shipped?: number
  readonly delivered?: number
  readonly completed?: number
  readonly state: PastOrderState
  readonly method: PayMethod
  /** number of different products */
  readonly products: number
  /** minimum Rupiah of its goods */
  readonly at_least?: number
  readonly voucher_nos?: readonly string[]
  readonly use_coins?: true
  readonly message?: string
}

const PRICES = { least: 9_000, most: 180_000 } as const

/** Common best sellers in small quantities, with more of the first until they reach `at_least` Rupiah. */
function pickGoods(ctx: WorldCtx, products: number, at_least: number): SelectedItem[] {
  const affordable = ctx.catalogue.hot
    .filter(({ price, flag_cod }) => flag_cod && price >= PRICES.least && price <= PRICES.most)
    .slice(0, 160)
  const items = ctx.rng
    .shuffle(affordable)
    .slice(0, products)
    .flatMap(({ default_sku_no, price }) => {
      const current = currentSku(ctx, default_sku_no)
      return current ? [{ current, quantity: price < 40_000 ? ctx.rng.int(1, 3) : 1, line_id: null }] : []
    })
  const sum = items.reduce((total, { current, quantity }) => total + current.price * quantity, 0)
  const [first, ...others] = items
  if (!first || sum >= at_least) return items
  return [{ ...first, quantity: first.quantity + Math.ceil((at_least - sum) / first.current.price) }, ...others]
}

/** Time from an order to its payment, ms. */
const PAID_AFTER = 96_000

function apply(ctx: WorldCtx, order: OrderRow, event: OrderEvent, actor: Actor): OrderRow {
  const done = transition(ctx, orderLifecycle, order, event, actor)
  return done.ok ? done.row : order
}

function payPastOrder(ctx: WorldCtx, order: OrderRow, method: PayMethod): OrderRow {
  const payment = startPayment(ctx, order, method, { ...NO_MEANS, channel: channelsOf(method)[0] ?? null })
  if (method === 'cod') return apply(ctx, order, 'accept_cod', 'shopper')
  settlePayment(ctxAt(ctx, ctx.now + PAID_AFTER), payment, 'succeed')
  return ctx.db.orders.get(order.order_no) ?? order
}

/** Closes an order before its payment. Its goods were never taken from this world's stock, so none are returned. */
function closeUnpaid(ctx: WorldCtx, order: OrderRow, standing: 'cancelled' | 'lapsed'): OrderRow {
  ctx.unschedule(ORDER_EXPIRE, order.order_no)
  const at = standing === 'lapsed' ? (order.pay_by ?? ctx.now) : ctx.now + 5 * PAID_AFTER
  notifyOfOrder(ctxAt(ctx, at), order, standing === 'lapsed' ? 'expire' : 'cancel')
  return ctx.db.orders.update(order.order_no, {
    status: 'closed',
    pay_by: null,
    close_reason: standing === 'lapsed' ? 'payment_time_over' : 'cancelled_by_shopper',
    cancel_reason: standing === 'lapsed' ? null : 'changed_mind',
    events: [...order.events, { kind: standing === 'lapsed' ? 'expired' : 'cancelled', at }],
  })
}

/** Creates an order in the past, as the member would have. Does nothing without an address. */
export function seedPastOrder(ctx: WorldCtx, member_no: string, past: PastOrder): void {
  const at = (before: number) => ctxAt(ctx, ctx.epoch - before)
  const then = at(past.placed)
  const member = ctx.db.members.get(member_no)
  // At midnight no round of the flash sale is on: amounts don't depend on the hour at which a world begins.
  const items = pickGoods(ctxAt(ctx, startOfDay(ctx.epoch)), past.products, past.at_least ?? 0)
  const voucher_nos = past.voucher_nos ?? []
  const quoted = member && quote(then, member, items, { source: { type: 'cart' }, voucher_nos, use_coins: past.use_coins ?? false })
  if (items.length === 0 || !quoted?.ok || !quoted.quote.address || !quoted.quote.delivery) return
  const { address, delivery } = quoted.quote
  let order = createOrder(then, { ...quoted.quote, address, delivery }, member_no, past.message ?? '')
  if (past.state === 'unpaid') return
  if (past.state === 'cancelled' || past.state === 'lapsed') {
    closeUnpaid(then, order, past.state)
    return
  }
  order = payPastOrder(then, order, past.method)
  if (past.shipped !== undefined) order = apply(at(past.shipped), order, 'ship', 'merchant')
  if (past.delivered !== undefined) order = apply(at(past.delivered), order, 'deliver', 'merchant')
  if (past.completed !== undefined) apply(at(past.completed), order, 'confirm', 'shopper')
}
