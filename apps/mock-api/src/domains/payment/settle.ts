import type { PaymentEvent } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { notifyOfReturn } from '../message/notify.ts'
import { transitionOrder } from '../order/lifecycle.ts'
import { saveCard } from '../payment-methods/payment-methods.ts'
import { mayArriveLate, transitionPayment } from './payments.ts'
import type { PaymentRow } from './tables.ts'

/**
 * Applies what the gateway reports: the payment changes, and a success pays the order. Money for an attempt that the shop had ended is
 * refunded at once. Returns undefined and changes nothing where it is illegal.
 */
export function settlePayment(ctx: WorldCtx, payment: PaymentRow, event: PaymentEvent): PaymentRow | undefined {
  // The gateway doesn't handle cash: the courier collects it. Only the shop refunds.
  if (payment.method === 'cod' || event === 'refund') return undefined
  if (event === 'succeed' && mayArriveLate(payment)) {
    notifyOfReturn(ctx, payment)
    return transitionPayment(ctx, payment, 'return_late', 'gateway')
  }
  const order = ctx.db.orders.get(payment.order_no)
  if (event === 'succeed') {
    if (!order || !transitionOrder(ctx, order, 'pay', { pay_method: payment.method })) return undefined
    if (payment.card_to_keep) saveCard(ctx, payment.member_no, payment.card_to_keep)
  }
  return transitionPayment(ctx, payment, event, 'gateway')
}
