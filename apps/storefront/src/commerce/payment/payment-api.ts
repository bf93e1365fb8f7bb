import { pickCalls, type ResultOf } from '@nusaria/contracts/contract'
import { paymentContract } from '@nusaria/contracts/payment'
import type { Payment } from '@nusaria/contracts/payment-entities'
import { api } from '#platform/api/api.ts'
import { endpointsOf } from '#platform/api/endpoints-of.ts'

export type Cashier = ResultOf<(typeof paymentContract)['cashier']>

/** The calls of the cashier. The page shows their refusals; `pay` is sensitive and is dispatched untracked. */
export const paymentApi = api.injectEndpoints({
  endpoints: endpointsOf('payment', pickCalls(paymentContract, 'cashier', 'pay', 'abandon'), {
    cashier: { provides: ['Payment', 'Order'], suppressToast: true, keepUnusedDataFor: 0 },
    pay: { invalidates: ['Payment', 'Order'], suppressToast: true },
    abandon: { invalidates: ['Payment', 'Order'], suppressToast: true },
  }),
})

export const { usePaymentCashierQuery, usePaymentAbandonMutation } = paymentApi

/** Whether money may still arrive by this payment. */
export function isPaymentInProgress(payment: Payment | null | undefined): payment is Payment {
  return payment?.status === 'created' || payment?.status === 'pending'
}
