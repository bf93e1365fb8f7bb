import { pickCalls } from '@nusaria/contracts/contract'
import { voucherContract } from '@nusaria/contracts/voucher'
import { api } from '#platform/api/api.ts'
import { endpointsOf } from '#platform/api/endpoints-of.ts'

/** What is offered, and claiming it; the other calls are in `voucher-list-api.ts`, which home doesn't load. */
export const voucherApi = api.injectEndpoints({
  endpoints: endpointsOf('promotion', pickCalls(voucherContract, 'offers', 'claim'), {
    offers: { provides: ['Voucher'], suppressToast: true },
    claim: { invalidates: ['Voucher', 'Member'] },
  }),
})

export const { usePromotionOffersQuery, usePromotionClaimMutation } = voucherApi
