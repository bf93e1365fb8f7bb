import { next, type OrderEvent, orderLifecycle } from '@nusaria/contracts/lifecycle'
import type { OrderEventKind } from '@nusaria/contracts/order-entities'
import type { z } from 'zod'
import { giveStockBack } from '../inventory/inventory.ts'
import type { WorldCtx } from '../kernel/ctx.ts'
import { notifyOfOrder } from '../message/notify.ts'
import { announceArrival } from '../notice/arrivals.ts'
import { endOpenPayment, giveBack, settleCash } from '../payment/payments.ts'
import { moveCoins } from '../points/coins.ts'
import { giveVouchersBack } from '../promotion/wallet.ts'
import { parcelsFor } from './parcels.ts'
import type { OrderRow } from './tables.ts'

/** What an unpaid order falls due by. */
export const ORDER_EXPIRE = 'order_expire'

const KIND: Readonly<Partial<Record<OrderEvent, z.output<typeof OrderEventKind>>>> = {
  pay: 'paid',
  ship: 'shipped',
  deliver: 'delivered',
  confirm: 'completed',
  cancel: 'cancelled',
  expire: 'expired',
  close: 'closed',
}

const CLOSE_REASON = { cancel: 'cancelled_by_shopper', expire: 'payment_time_over', close: 'closed_by_merchant' } as const

/** Gives back what a closing order holds: goods that haven't left, vouchers still valid, coins, money. */
function release(ctx: WorldCtx, order: OrderRow, event: 'cancel' | 'expire' | 'close'): Partial<OrderRow> {
  if (order.parcels.length === 0) {
    giveStockBack(ctx, order.lines)
    for (const { sku_no } of order.lines) announceArrival(ctx, sku_no)
  }
  giveVouchersBack(ctx, order)
  const { coins_used, coins_discount } = order.amounts
  moveCoins(ctx, order.member_no, { reason: 'order_cancelled', points: coins_used, order_no: order.order_no, amount: coins_discount })
  endOpenPayment(ctx, order.order_no, event === 'expire' ? 'expire' : 'cancel')
  giveBack(ctx, order.order_no, order.amounts.total)
  ctx.unschedule(ORDER_EXPIRE, order.order_no)
  return { close_reason: CLOSE_REASON[event], pay_by: null }
}

/** The parcels are at the door; cash is taken there. */
function arrive(ctx: WorldCtx, order: OrderRow): Partial<OrderRow> {
  const parcels = order.parcels.map((parcel) => ({ ...parcel, delivered_at: parcel.delivered_at ?? ctx.now }))
  return settleCash(ctx, order.order_no) ? { parcels, paid_at: ctx.now } : { parcels }
}

function complete(ctx: WorldCtx, order: OrderRow): Partial<OrderRow> {
  const { coins_earned, total } = order.amounts
  moveCoins(ctx, order.member_no, { reason: 'order_completed', points: coins_earned, order_no: order.order_no, amount: total })
  return arrive(ctx, order)
}

/** What an event brings with it beside the new state. */
function effects(ctx: WorldCtx, order: OrderRow, event: OrderEvent): Partial<OrderRow> {
  switch (event) {
    case 'pay':
      ctx.unschedule(ORDER_EXPIRE, order.order_no)
      return { paid_at: ctx.now, pay_by: null }
    case 'accept_cod':
      ctx.unschedule(ORDER_EXPIRE, order.order_no)
      return { pay_method: 'cod', pay_by: null }
    case 'ship':
      return { parcels: parcelsFor(ctx, order) }
    case 'deliver':
      return arrive(ctx, order)
    case 'confirm':
      return complete(ctx, order)
    default:
      return release(ctx, order, event)
  }
}

/** Moves an order through its lifecycle with all that follows, a message to the member too; undefined, and nothing changed, where the event is illegal. */
export function advance(ctx: WorldCtx, order: OrderRow, event: OrderEvent, more: Partial<OrderRow> = {}): OrderRow | undefined {
  const status = next(orderLifecycle, order.status, event)
  if (status === null) return undefined
  const kind = KIND[event]
  notifyOfOrder(ctx, order, event)
  return ctx.db.orders.update(order.order_no, {
    ...effects(ctx, order, event),
    ...more,
    status,
    events: kind ? [...order.events, { kind, at: ctx.now }] : order.events,
  })
}

/** Closes an order that was not paid in time. */
export function expireOrder(ctx: WorldCtx, order_no: string): void {
  const order = ctx.db.orders.get(order_no)
  if (order) advance(ctx, order, 'expire')
}
