import { pickCalls, type ResultOf } from '@nusaria/contracts/contract'
import { paymentContract } from '@nusaria/contracts/payment'
import type { PayChannel, Payment } from '@nusaria/contracts/payment-entities'
import { injectCalls } from '#platform/api/api.ts'

export type Cashier = ResultOf<(typeof paymentContract)['cashier']>

export const paymentApi = injectCalls('payment', pickCalls(paymentContract, 'cashier', 'pay', 'abandon'), {
  cashier: { provides: ['Payment', 'Order'], keepUnusedDataFor: 0 },
  pay: { invalidates: ['Payment', 'Order'] },
  abandon: { invalidates: ['Payment', 'Order'] },
})

export const { usePaymentCashierQuery, usePaymentAbandonMutation } = paymentApi

/** The bank or e-wallet of a payment; undefined when the cashier no longer offers it. */
export function findChannel({ method, channel }: Payment, options: Cashier['options']): PayChannel | undefined {
  return options.find((option) => option.method === method)?.channels.find((each) => each.channel === channel)
}

/** Whether money may still arrive by this payment. */
export function isPaymentInProgress(payment: Payment | null | undefined): payment is Payment {
  return payment?.status === 'created' || payment?.status === 'pending'
}
