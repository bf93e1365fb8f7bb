import type { GatewayResult } from '@nusaria/contracts/payment-entities'
import type { z } from 'zod'
import { mayArriveLate } from './payments.ts'
import type { PaymentRow } from './tables.ts'

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

/** Why a result of the gateway can't be accepted: the payment has ended. Null when it can be, as late money can. */
export function resultRefusal(
  payment: Pick<PaymentRow, 'method' | 'status' | 'ended_by'>,
  result: z.output<typeof GatewayResult>,
): SettledError | null {
  return result === 'success' && mayArriveLate(payment) ? null : SETTLED_ERROR[payment.status]
}

/** Where the gateway's page returns to in the shop. */
export function returnPath({ status, order_no }: Pick<PaymentRow, 'status' | 'order_no'>): string {
  const good = status === 'succeeded' || status === 'pending'
  return `${good ? '/paymentSuccess' : '/checkout'}?order_no=${encodeURIComponent(order_no)}`
}
