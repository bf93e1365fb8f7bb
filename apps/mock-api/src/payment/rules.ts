import type { PaymentEvent } from '@nusaria/contracts/lifecycle'
import type { GatewayResult } from '@nusaria/contracts/payment-entities'
import type { z } from 'zod'
import { mayComeLate } from './payments.ts'
import type { PaymentRow } from './tables.ts'

/** A card whose number ends like this is declined at once. */
export const DECLINED_END = '0002'

/** What the tester's choice on the gateway's page means to the payment. */
export const RESULT_EVENT: Readonly<Record<z.output<typeof GatewayResult>, PaymentEvent>> = {
  success: 'succeed',
  pending: 'pend',
  failure: 'fail',
  cancellation: 'cancel',
  expiry: 'expire',
}

type Settled = 'PAYMENT_SUCCEEDED' | 'PAYMENT_CANCELLED' | 'PAYMENT_FAILED' | 'PAYMENT_REFUNDED' | 'ORDER_PAYMENT_EXPIRED'

const SETTLED: Readonly<Record<PaymentRow['status'], Settled | null>> = {
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
): Settled | null {
  return result === 'success' && mayComeLate(payment) ? null : SETTLED[payment.status]
}

/** Where on the shop the gateway's page leads back to. */
export function returnPath({ status, order_no }: Pick<PaymentRow, 'status' | 'order_no'>): string {
  const good = status === 'succeeded' || status === 'pending'
  return `${good ? '/paymentSuccess' : '/checkout'}?order_no=${encodeURIComponent(order_no)}`
}
