import { pickCalls } from '@nusaria/contracts/contract'
import { paymentContract } from '@nusaria/contracts/payment'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** The cashier's calls. Their refusals show on the page; `pay` is sensitive and is dispatched untracked. */
export const paymentApi = api.injectEndpoints({
  endpoints: endpointsOf('payment', pickCalls(paymentContract, 'cashier', 'pay', 'abandon'), {
    cashier: { provides: ['Payment', 'Order'], suppressToast: true, keepUnusedDataFor: 0 },
    pay: { invalidates: ['Payment', 'Order'], suppressToast: true },
    abandon: { invalidates: ['Payment', 'Order'], suppressToast: true },
  }),
})

export const { usePaymentCashierQuery, usePaymentAbandonMutation } = paymentApi
