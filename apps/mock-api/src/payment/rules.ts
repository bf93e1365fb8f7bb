import { cardValidAt, passesLuhn } from '@nusaria/contracts/card-rules'
import type { InputOf } from '@nusaria/contracts/endpoint'
import type { PaymentEvent } from '@nusaria/contracts/lifecycle'
import type { GatewayResult, paymentContract } from '@nusaria/contracts/payment'
import type { z } from 'zod'
import { type Channel, channelOf } from './channels.ts'
import { mayComeLate } from './payments.ts'
import type { PaymentRow } from './tables.ts'

type PayBody = InputOf<typeof paymentContract.pay>['body']

/** A card whose number ends like this is declined at once. */
export const DECLINED_END = '0002'

type Fit =
  | { readonly ok: true; readonly channel: Channel | null }
  | { readonly ok: false; readonly error: 'PAYMENT_INVALID' | 'PAYMENT_FAILED'; readonly field: string }

/** Whether what was sent goes with the method: a bank or wallet that exists, a card that can be good. `now` in ms. */
export function payFit(
  { method, channel, card, saved_card }: Pick<PayBody, 'method' | 'channel' | 'card' | 'saved_card'>,
  now: number,
): Fit {
  const invalid = (field: string): Fit => ({ ok: false, error: 'PAYMENT_INVALID', field })
  const chosen = channelOf(method, channel)
  if (chosen === undefined) return invalid('channel')
  if (method !== 'card') {
    if (card) return invalid('card')
    return saved_card === undefined ? { ok: true, channel: chosen } : invalid('saved_card')
  }
  if (saved_card !== undefined) return invalid('saved_card.card_id')
  // Without one the gateway's own page asks for the card.
  if (!card) return { ok: true, channel: chosen }
  if (!passesLuhn(card.card_number)) return invalid('card.card_number')
  if (!cardValidAt(card.expiry_month, card.expiry_year, now)) return invalid('card.expiry_year')
  if (card.card_number.endsWith(DECLINED_END)) return { ok: false, error: 'PAYMENT_FAILED', field: 'card.card_number' }
  return { ok: true, channel: chosen }
}

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
