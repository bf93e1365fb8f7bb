import type { PaymentEvent } from '@nusaria/contracts/lifecycle'
import type { GatewayResult } from '@nusaria/contracts/payment-entities'
import type { z } from 'zod'
import { mayArriveLate } from './payments.ts'
import type { PaymentRow } from './tables.ts'

/** A card whose number ends like this is declined at once. */
export const DECLINED_CARD_END = '0002'

/** What the tester's choice on the gateway's page means to the payment. */
export const RESULT_EVENT: Readonly<Record<z.output<typeof GatewayResult>, PaymentEvent>> = {
  success: 'succeed',
  pending: 'pend',
  failure: 'fail',
  cancellation: 'cancel',
  expiry: 'expire',
}

type SettledError = 'PAYMENT_SUCCEEDED' | 'PAYMENT_CANCELLED' | 'PAYMENT_FAILED' | 'PAYMENT_REFUNDED' | 'ORDER_PAYMENT_EXPIRED'

const SETTLED_ERROR: Readonly<Record<PaymentRow['status'], SettledError | null>> = {
  created: null,
  pending: null,
  succeeded: 'PAYMENT_SUCCEEDED',
  failed: 'PAYMENT_FAILED',
  cancelled: 'PAYMENT_CANCELLED',
  expired: 'ORDER_PAYMENT_EXPIRED',
  refunded: 'PAYMENT_REFUNDED',
}

/** Why the gateway's report of a result can't be taken: the payment is over; null when it can, as late money can. */
export function resultRefusal(
  payment: Pick<PaymentRow, 'method' | 'status' | 'ended_by'>,
  result: z.output<typeof GatewayResult>,
): SettledError | null {
  return result === 'success' && mayArriveLate(payment) ? null : SETTLED_ERROR[payment.status]
}

/** Where on the shop the gateway's page leads back to. */
export function returnPath({ status, order_no }: Pick<PaymentRow, 'status' | 'order_no'>): string {
  const good = status === 'succeeded' || status === 'pending'
  return `${good ? '/paymentSuccess' : '/checkout'}?order_no=${encodeURIComponent(order_no)}`
}
