import { channelsOf } from '@nusaria/catalogue/payment-channels'
import { type OrderEvent, orderLifecycle } from '@nusaria/contracts/lifecycle'
import type { EventCtx } from '../../engine/contract/context.ts'
import { entityEvents } from '../../engine/contract/domain.ts'
import { checkTransition, controlActor, transition } from '../../engine/contract/transition.ts'
import { closeOpenPayment, NO_MEANS, openPayment, settlePayment, startPayment } from '../payment/index.ts'
import type { OrderRow } from './tables.ts'

/** Fires an event of the lifecycle, or says why it is illegal. */
function fire(event: OrderEvent) {
  return (ctx: EventCtx, order: OrderRow): void => {
    const done = transition(ctx, orderLifecycle, order, event, controlActor(orderLifecycle, event))
    if (!done.ok) ctx.illegal(done.why)
  }
}

const lifecycleEvents = Object.fromEntries((Object.keys(orderLifecycle.events) as OrderEvent[]).map((event) => [event, fire(event)]))

/** Events of an order for the control API: all events of the lifecycle. */
export const orderEvents = entityEvents('orders', {
  ...lifecycleEvents,
  /** The gateway reports the money: for the open payment, or for a new virtual account. */
  pay(ctx, order) {
    const legal = checkTransition(ctx, orderLifecycle, order, 'pay')
    if (!legal.ok) ctx.illegal(legal.why)
    const [channel = null] = channelsOf('virtual_account')
    const payment = openPayment(ctx, order.order_no) ?? startPayment(ctx, order, 'virtual_account', { ...NO_MEANS, channel })
    settlePayment(ctx, payment, 'succeed')
  },
  /** The shopper chooses cash on delivery. */
  accept_cod(ctx, order) {
    if (order.status === 'pending_payment') {
      closeOpenPayment(ctx, order.order_no, 'cancel', 'shopper')
      startPayment(ctx, order, 'cod', NO_MEANS)
    }
    fire('accept_cod')(ctx, order)
  },
  deliver(ctx, order) {
    const there = order.parcels.every(({ delivered_at }) => delivered_at !== null)
    if (order.status === 'pending_receipt' && there) ctx.illegal('it was delivered')
    fire('deliver')(ctx, order)
  },
})
