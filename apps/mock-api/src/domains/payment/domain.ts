import type { EventCtx, WorldCtx } from '../../engine/contract/context.ts'
import { defineDomain, entityEvents } from '../../engine/contract/domain.ts'
import { holdingRequests, isOngoing } from '../after-sale/index.ts'
import { paymentRoutes } from './handlers.ts'
import { type GatewayEvent, paymentMachine, refundPayment, settlePayment } from './payments.ts'
import { type PaymentRow, paymentTables } from './tables.ts'

/** Rupiah of an order that failed refunds still owe: only those requests can pay them. */
function owedByAfterSales(ctx: WorldCtx, order_no: string): number {
  const owing = holdingRequests(ctx, order_no).filter((row) => !isOngoing(row) && row.refunded_at === null)
  return owing.reduce((sum, { refund }) => sum + refund.refund_amount, 0)
}

/**
 * Refunds the remaining money of a closed order, as a courtesy: the shipping fee of goods refunded in transit. The money of an open order is
 * refunded by closing it or by after-sales. Returns why it is impossible, in words for the control API; null when done.
 */
export function refundRemainder(ctx: WorldCtx, { status, order_no, amount, refunded_amount }: PaymentRow): string | null {
  if (status !== 'succeeded') return `it is ${status}`
  const order = ctx.db.orders.get(order_no)
  if (order && order.status !== 'closed') return `its order is ${order.status}: close it, or refund by after-sales`
  const rest = amount - refunded_amount - owedByAfterSales(ctx, order_no)
  if (rest === 0) return 'the rest of it is owed by after-sales'
  refundPayment(ctx, order_no, rest)
  return null
}

function fire(event: GatewayEvent) {
  return (ctx: EventCtx, payment: PaymentRow): void => {
    if (!settlePayment(ctx, payment, event))
      ctx.illegal(`it is ${payment.status}, its order ${ctx.db.orders.get(payment.order_no)?.status}`)
  }
}

/** The cashier, payments and the stand-in gateway. */
export const paymentDomain = defineDomain({
  name: 'payment',
  owned: { payment: (db, id) => db.payments.get(id) },
  machines: [paymentMachine],
  tables: paymentTables,
  routes: paymentRoutes,
  events: {
    payment: entityEvents('payments', {
      pend: fire('pend'),
      succeed: fire('succeed'),
      fail: fire('fail'),
      cancel: fire('cancel'),
      expire: fire('expire'),
      refund(ctx, payment) {
        const why = refundRemainder(ctx, payment)
        if (why !== null) ctx.illegal(why)
      },
    }),
  },
})
