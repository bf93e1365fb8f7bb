import { afterSaleLifecycles, type OrderEvent, orderLifecycle } from '@nusaria/contracts/lifecycle'
import type { Actor } from '@nusaria/contracts/lifecycle-machine'
import type { OrderEventKind } from '@nusaria/contracts/order-entities'
import type { z } from 'zod'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { MachineOf, TransitionOf } from '../../engine/contract/machine.ts'
import { transition } from '../../engine/contract/transition.ts'
import { coinsForUnrefunded, holdingRequests, isOngoing, remainingPieces, requestsOf } from '../after-sale/index.ts'
import type { AfterSaleRow } from '../after-sale/tables.ts'
import { releaseStock } from '../inventory/index.ts'
import { closeOpenPayment, collectCash, refundPayment } from '../payment/index.ts'
import { adjustCoins, coinsToRupiah } from '../points/index.ts'
import { notifyRestock } from '../restock-alert/index.ts'
import { returnVouchers } from '../voucher/index.ts'
import { completesAt, scheduleCompletion } from './completion.ts'
import { packParcels } from './delivery.ts'
import { findGivenBack } from './give-back.ts'
import { notifyOfOrder, remindOfCompletion } from './messages.ts'
import type { OrderRow } from './tables.ts'

type DbCtx = Pick<WorldCtx, 'db'>

/** The newest ongoing request on an order, if any. */
export function ongoingRequest(ctx: DbCtx, order_no: string): AfterSaleRow | undefined {
  return requestsOf(ctx, order_no).find(isOngoing)
}

/** Pieces of an order's lines that are not refunded; lines without any are left out. */
function piecesToShip(ctx: DbCtx, order: OrderRow): { line_no: string; quantity: number }[] {
  return remainingPieces(order, requestsOf(ctx, order.order_no)).flatMap(({ line_no, available }) =>
    available > 0 ? [{ line_no, quantity: available }] : [],
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Returns an order's unshipped pieces to the stock. Pieces of after-sales requests were returned before. */
function restockOrder(ctx: WorldCtx, order: OrderRow): void {
  if (order.parcels.length > 0) return
  const left = new Map(remainingPieces(order, holdingRequests(ctx, order.order_no)).map(({ line_no, available }) => [line_no, available]))
  const pieces = order.lines.map(({ line_no, sku_no }) => ({ sku_no, quantity: left.get(line_no) ?? 0 }))
  releaseStock(ctx, pieces)
  for (const { sku_no } of pieces) notifyRestock(ctx, sku_no)
}

/**
 * Releases what a closing order holds: unshipped goods, valid vouchers, coins, money. What after-sales refunded, or still owe after a
 * failed refund, isn't refunded again. Returns the vouchers and coins.
 */
function releaseOrder(ctx: WorldCtx, order: OrderRow, event: OrderEvent, actor: Actor) {
  const { order_no, member_no, amounts } = order
  const given = findGivenBack(ctx, order)
  const points = given.coins_returned
  restockOrder(ctx, order)
  returnVouchers(ctx, order, actor)
  adjustCoins(ctx, member_no, { reason: 'order_cancelled', points, order_no, amount: coinsToRupiah(points) })
  closeOpenPayment(ctx, order_no, event === 'expire' ? 'expire' : 'cancel', actor)
  refundPayment(ctx, order_no, amounts.total - sum(holdingRequests(ctx, order_no).map(({ refund }) => refund.refund_amount)))
  return given
}

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

const CLOSE_REASON: Readonly<Partial<Record<OrderEvent, NonNullable<OrderRow['close_reason']>>>> = {
  cancel: 'cancelled_by_shopper',
  expire: 'payment_time_over',
  close: 'closed_by_merchant',
}

/**
 * Whether the order closes because all its pieces were refunded before the shopper received it. Everything has been released by then, and
 * no message is sent, since the shopper asked for it.
 */
function isFullyRefunded({ changes }: TransitionOf<OrderRow, typeof orderLifecycle>): boolean {
  return changes.close_reason === 'refunded'
}

/** How orders implement their lifecycle. */
export const orderMachine: MachineOf<OrderRow, typeof orderLifecycle> = {
  lifecycles: [orderLifecycle],
  idOf: ({ order_no }) => order_no,
  stateOf: ({ status }) => status,
  write: ({ db }, { order_no }, status, changes) => db.orders.update(order_no, { ...changes, status }),
  read: ({ db }, { order_no }) => db.orders.get(order_no),

  guards: {
    /** Otherwise the request's goods would be shipped, received or refunded twice. */
    noOngoingRequest(ctx, { order_no }) {
      const request = ongoingRequest(ctx, order_no)
      return request ? `${request.after_sale_no} is under way` : null
    },
    hasPiecesToShip: (ctx, order) => (piecesToShip(ctx, order).length === 0 ? 'all of it is refunded' : null),
    allDelivered: (_, { parcels }) => (parcels.some(({ delivered_at }) => delivered_at === null) ? 'a parcel is under way' : null),
  },

  effects: {
    notifyMember(ctx, order, details) {
      if (!isFullyRefunded(details)) notifyOfOrder(ctx, order, details.event)
    },
    recordEvent({ now }, { events }, { event }) {
      const kind = EVENT_KIND[event]
      return kind && { events: [...events, { kind, at: now }] }
    },
    markPaid(ctx, { order_no }) {
      ctx.unschedule(ORDER_EXPIRE, order_no)
      return { paid_at: ctx.now, pay_by: null }
    },
    chooseCash(ctx, { order_no }) {
      ctx.unschedule(ORDER_EXPIRE, order_no)
      return { pay_method: 'cod', pay_by: null }
    },
    packParcels: (ctx, order) => ({ parcels: packParcels(ctx, order, piecesToShip(ctx, order)) }),
    /** The parcels arrive; cash is collected. */
    deliverParcels(ctx, { order_no, parcels }) {
      const delivered = parcels.map((parcel) => ({ ...parcel, delivered_at: parcel.delivered_at ?? ctx.now }))
      return collectCash(ctx, order_no) ? { parcels: delivered, paid_at: ctx.now } : { parcels: delivered }
    },
    /** The shopper has everything; the money that stays paid earns coins. */
    earnCoins(ctx, order) {
      const { coins_earned, paid } = coinsForUnrefunded(ctx, order)
      adjustCoins(ctx, order.member_no, { reason: 'order_completed', points: coins_earned, order_no: order.order_no, amount: paid })
      return { amounts: { ...order.amounts, coins_earned } }
    },
    release(ctx, order, details) {
      const given = isFullyRefunded(details) ? {} : releaseOrder(ctx, order, details.event, details.actor)
      ctx.unschedule(ORDER_EXPIRE, order.order_no)
      return { ...given, close_reason: CLOSE_REASON[details.event] ?? null, pay_by: null }
    },
  },

  followUps: {
    /** A delivered parcel can no longer be intercepted. The event is illegal for requests that don't wait for that. */
    missInterceptions(ctx, { order_no }) {
      for (const request of requestsOf(ctx, order_no)) transition(ctx, afterSaleLifecycles[request.type], request, 'miss', 'merchant')
    },
    scheduleCompletion: (ctx, { order_no }) => scheduleCompletion(ctx, order_no),
  },
}

/** Timer: closes an order that was not paid in time. */
export function expireOrder(ctx: WorldCtx, order: OrderRow): void {
  transition(ctx, orderLifecycle, order, 'expire', 'clock')
}

/** Timer: completes a delivered order that the shopper did not confirm. */
export function completeOrder(ctx: WorldCtx, order: OrderRow): void {
  transition(ctx, orderLifecycle, order, 'complete', 'clock')
}

/** Timer: one day is left until an order completes automatically. */
export function remindBeforeCompletion(ctx: WorldCtx, order: OrderRow): void {
  const at = completesAt(ctx, order)
  if (at !== null) remindOfCompletion(ctx, order, at)
}
