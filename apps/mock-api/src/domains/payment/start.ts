import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { DAY } from '../../lib/time.ts'
import type { OrderRow } from '../order/tables.ts'
import type { PaymentMeans } from './check-payment.ts'
import { qrisText } from './qris.ts'
import type { PaymentRow } from './tables.ts'

/** Days until an uncollected cash payment expires. */
const CASH_DAYS = 30

/** Cash, or a card that the gateway asks for. */
export const NO_MEANS: PaymentMeans = { channel: null, paid_with: null, card_to_keep: null }

/** Creates a new payment for an order. */
export function startPayment(ctx: WorldCtx, order: OrderRow, method: PayMethod, means: PaymentMeans): PaymentRow {
  const { channel, paid_with, card_to_keep } = means
  const payment_no = ctx.ids.next('PY')
  const amount = order.amounts.total
  const online = method !== 'cod'
  return ctx.db.payments.insert({
    payment_no,
    order_no: order.order_no,
    member_no: order.member_no,
    method,
    channel: channel?.channel ?? null,
    paid_with,
    card_to_keep,
    amount,
    status: 'created',
    session: online ? ctx.rng.token(32) : null,
    va_number: method === 'virtual_account' ? `${channel?.prefix ?? ''}${ctx.rng.digits(11)}` : null,
    qris_text: method === 'qris' ? qrisText(amount, payment_no) : null,
    created_at: ctx.now,
    expires_at: online && order.pay_by !== null ? order.pay_by : ctx.now + CASH_DAYS * DAY,
    settled_at: null,
    paid_at: null,
    refunded_amount: 0,
    ended_by: null,
  })
}
