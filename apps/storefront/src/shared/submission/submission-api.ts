import { submissionContract } from '@nusaria/contracts/submission'
import { api } from '../api/api.ts'
import { endpointsOf } from '../api/endpoints-of.ts'

/** Checks the outcome of a request without an answer. If it was carried out, cached data is out of date. */
export const submissionApi = api.injectEndpoints({
  endpoints: endpointsOf('submission', submissionContract, {
    settle: {
      invalidates: (outcome) => (outcome?.made ? ['Cart', 'Order', 'AfterSale', 'Address', 'Voucher', 'Member', 'Payment', 'Wallet'] : []),
      suppressToast: true,
    },
  }),
})
