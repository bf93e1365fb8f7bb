import { formatInstant } from '@nusaria/catalogue/lib/time'
import { channelName } from '@nusaria/catalogue/payment-channels'
import type { GatewaySession, Payment } from '@nusaria/contracts/payment-entities'
import type { OrderRow } from '../order/tables.ts'
import { isOpen } from './payments.ts'
import { returnPath } from './rules.ts'
import type { PaymentRow } from './tables.ts'

/** Path of the gateway's page on the shop's origin. */
const GATEWAY = '/gateway/'

/** A payment as its member sees it. */
export function paymentView(payment: PaymentRow, order: OrderRow, now: number): Payment {
  const { payment_no, order_no, method, channel, amount, status, session, va_number, qris_text } = payment
  return {
    payment_no,
    order_no,
    order_status: order.status,
    method,
    channel,
    amount,
    status,
    redirect_url: session !== null && isOpen(payment) ? `${GATEWAY}?session=${session}` : null,
    va_number,
    qris_text,
    expires_at: formatInstant(payment.expires_at),
    server_time: formatInstant(now),
  }
}

/** A payment as the gateway's page shows it. */
export function gatewaySessionView(payment: PaymentRow): GatewaySession {
  const { payment_no, order_no, method, channel, amount, status, expires_at } = payment
  return {
    session: payment.session ?? '',
    purpose: 'payment',
    payment_no,
    order_no,
    method,
    channel_name: channelName(method, channel),
    amount,
    status,
    expires_at: formatInstant(expires_at),
    return_path: returnPath(payment),
  }
}
