import { pickCalls } from '@nusaria/contracts/endpoint'
import { promotionContract } from '@nusaria/contracts/promotion'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(promotionContract, 'offers', 'claim', 'wallet', 'terms', 'couponProductList')

/** Vouchers on offer, in the wallet, and their terms. */
const promotionApi = api.injectEndpoints({
  endpoints: endpointsOf('promotion', calls, {
    offers: { provides: ['Voucher'], quiet: true },
    wallet: { provides: ['Voucher'], quiet: true },
    terms: { quiet: true },
    couponProductList: { quiet: true },
    claim: { invalidates: ['Voucher'] },
  }),
})

export const {
  usePromotionOffersQuery,
  usePromotionClaimMutation,
  usePromotionWalletQuery,
  usePromotionTermsQuery,
  usePromotionCouponProductListQuery,
} = promotionApi
