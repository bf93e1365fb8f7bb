import type { PaymentEvent } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../kernel/ctx.ts'
import { advance } from '../order/advance.ts'
import { firePayment } from './payments.ts'
import type { PaymentRow } from './tables.ts'

/** Takes what the gateway reports: the payment moves on, and a success pays the order. Undefined, and nothing changed, where it is illegal. */
export function settle(ctx: WorldCtx, payment: PaymentRow, event: PaymentEvent): PaymentRow | undefined {
  const order = ctx.db.orders.get(payment.order_no)
  if (event === 'succeed' && payment.method !== 'cod') {
    if (!order || !advance(ctx, order, 'pay', { pay_method: payment.method })) return undefined
  }
  return firePayment(ctx, payment, event)
}
