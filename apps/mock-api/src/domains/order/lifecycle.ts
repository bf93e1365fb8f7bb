import type { OrderEvent } from '@nusaria/contracts/lifecycle'
import type { OrderEventKind } from '@nusaria/contracts/order-entities'
import type { z } from 'zod'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { transitionAfterSale } from '../after-sale/lifecycle.ts'
import { coinsForUnrefunded } from '../after-sale/refund-parts-now.ts'
import { notifyOfOrder } from '../message/notify.ts'
import { collectCash } from '../payment/payments.ts'
import { adjustCoins } from '../points/coins.ts'
import { releaseOrder } from './closing.ts'
import { scheduleCompletion } from './completion.ts'
import { checkOrderTransition, pendingInterceptions } from './guards.ts'
import { packParcels } from './parcels.ts'
import type { OrderRow } from './tables.ts'

/** Timer of an unpaid order. */
export const ORDER_EXPIRE = 'order_expire'

const EVENT_KIND: Readonly<Partial<Record<OrderEvent, z.output<typeof OrderEventKind>>>> = {
  pay: 'paid',
  ship: 'shipped',
  deliver: 'delivered',
  confirm: 'completed',
  cancel: 'cancelled',
  expire: 'expired',
  close: 'closed',
  complete: 'completed',
}

const CLOSE_REASON = { cancel: 'cancelled_by_shopper', expire: 'payment_time_over', close: 'closed_by_merchant' } as const

/** The parcels arrive; cash is collected. */
function deliverParcels(ctx: WorldCtx, order: OrderRow): Partial<OrderRow> {
  const parcels = order.parcels.map((parcel) => ({ ...parcel, delivered_at: parcel.delivered_at ?? ctx.now }))
  return collectCash(ctx, order.order_no) ? { parcels, paid_at: ctx.now } : { parcels }
}

/** The shopper has everything; the money that stays paid earns coins. */
function complete(ctx: WorldCtx, order: OrderRow): Partial<OrderRow> {
  const { order_no, member_no } = order
  const { coins_earned, paid } = coinsForUnrefunded(ctx, order)
  adjustCoins(ctx, member_no, { reason: 'order_completed', points: coins_earned, order_no, amount: paid })
  return { ...deliverParcels(ctx, order), amounts: { ...order.amounts, coins_earned } }
}

/** The changes of an event, besides the new state. */
function effects(ctx: WorldCtx, order: OrderRow, event: OrderEvent): Partial<OrderRow> {
  switch (event) {
    case 'pay':
      ctx.unschedule(ORDER_EXPIRE, order.order_no)
      return { paid_at: ctx.now, pay_by: null }
    case 'accept_cod':
      ctx.unschedule(ORDER_EXPIRE, order.order_no)
      return { pay_method: 'cod', pay_by: null }
    case 'ship':
      return { parcels: packParcels(ctx, order) }
    case 'deliver':
      return deliverParcels(ctx, order)
    case 'confirm':
    case 'complete':
      return complete(ctx, order)
    default:
      releaseOrder(ctx, order, event)
      ctx.unschedule(ORDER_EXPIRE, order.order_no)
      return { close_reason: CLOSE_REASON[event], pay_by: null }
  }
}

/**
 * Applies an event of the order's lifecycle with all its effects, including a message to the member. Returns undefined and changes nothing
 * where the event is illegal, by the table or because of an ongoing request. A delivered parcel can no longer be intercepted.
 */
export function transitionOrder(ctx: WorldCtx, order: OrderRow, event: OrderEvent, more: Partial<OrderRow> = {}): OrderRow | undefined {
  const move = checkOrderTransition(ctx, order, event)
  if (!move.ok) return undefined
  const kind = EVENT_KIND[event]
  notifyOfOrder(ctx, order, event)
  const moved = ctx.db.orders.update(order.order_no, {
    ...effects(ctx, order, event),
    ...more,
    status: move.status,
    events: kind ? [...order.events, { kind, at: ctx.now }] : order.events,
  })
  if (event === 'deliver') for (const request of pendingInterceptions(ctx, order.order_no)) transitionAfterSale(ctx, request, 'miss')
  scheduleCompletion(ctx, order.order_no)
  return moved
}

/** Timer: closes an order that was not paid in time. */
export function expireOrder(ctx: WorldCtx, order_no: string): void {
  const order = ctx.db.orders.get(order_no)
  if (order) transitionOrder(ctx, order, 'expire')
}

/** Timer: completes a delivered order that the shopper did not confirm. */
export function completeOrder(ctx: WorldCtx, order_no: string): void {
  const order = ctx.db.orders.get(order_no)
  if (order) transitionOrder(ctx, order, 'complete')
}
