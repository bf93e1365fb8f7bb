import type { WorldCtx } from '../../engine/contract/context.ts'
import { fillMessage, formatMoment, formatRupiah, sendMessage } from '../message/index.ts'
import messages from './messages.json' with { type: 'json' }
import type { PaymentRow } from './tables.ts'

type PaymentFacts = Pick<PaymentRow, 'member_no' | 'order_no' | 'amount' | 'status'>

interface PaymentNews {
  /** `end`: a pending payment failed or was ended by the gateway. */
  readonly event: 'pend' | 'end' | 'return_late'
  /** Whether money may still arrive for another payment of its order. */
  readonly mayComeLate: boolean
}

/** Notifies a member about a payment of an order; links to the order. */
export function notifyOfPayment(
  ctx: WorldCtx,
  { member_no, order_no, amount, status }: PaymentFacts,
  { event, mayComeLate }: PaymentNews,
): void {
  const text = fillMessage(messages[event], {
    no: order_no,
    sum: formatRupiah(amount),
    time: formatMoment(ctx.db.orders.get(order_no)?.pay_by ?? ctx.now),
    money: messages.money[status === 'failed' && !mayComeLate ? 'nothing_charged' : 'none'],
  })
  sendMessage(ctx, member_no, 'order', text, { target: 'order', ref: order_no })
}
