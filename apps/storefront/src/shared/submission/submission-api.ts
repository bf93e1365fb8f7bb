import { submissionContract } from '@nusaria/contracts/submission'
import { api } from '../api/api.ts'
import { endpointsOf } from '../api/endpoints-of.ts'

/** What became of a request no answer came to. Where something was made, what was read before is out of date. */
export const submissionApi = api.injectEndpoints({
  endpoints: endpointsOf('submission', submissionContract, {
    settle: {
      invalidates: (found) => (found?.made ? ['Cart', 'Order', 'AfterSale', 'Address', 'Voucher', 'Member', 'Payment', 'Wallet'] : []),
      suppressToast: true,
    },
  }),
})
