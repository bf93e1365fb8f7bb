import type { PaymentEvent } from '@nusaria/contracts/lifecycle'
import type { EventCtx } from '../../engine/contract/context.ts'
import { defineDomain, entityEvents } from '../../engine/contract/domain.ts'
import { paymentRoutes } from './handlers.ts'
import { refundRemainder } from './refund-rest.ts'
import { settlePayment } from './settle.ts'
import { type PaymentRow, paymentTables } from './tables.ts'

function fire(event: PaymentEvent) {
  return (ctx: EventCtx, payment: PaymentRow): void => {
    if (!settlePayment(ctx, payment, event))
      ctx.illegal(`it is ${payment.status}, its order ${ctx.db.orders.get(payment.order_no)?.status}`)
  }
}

/** The cashier, payments and the stand-in gateway. */
export const paymentDomain = defineDomain({
  owned: { payment: (db, id) => db.payments.get(id) },
  name: 'payment',
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
