import { pickCalls } from '@nusaria/contracts/endpoint'
import { promotionContract } from '@nusaria/contracts/promotion'
import { searchContract } from '@nusaria/contracts/search'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(promotionContract, 'offers', 'claim', 'wallet', 'terms', 'couponProductList', 'virtualMapping')

/** Vouchers on offer, in the wallet, and their terms. */
const promotionApi = api.injectEndpoints({
  endpoints: endpointsOf('promotion', calls, {
    offers: { provides: ['Voucher'], quiet: true },
    wallet: { provides: ['Voucher'], quiet: true },
    terms: { quiet: true },
    couponProductList: { quiet: true, keepFor: 300 },
    virtualMapping: { quiet: true, keepFor: 300 },
    claim: { invalidates: ['Voucher'] },
  }),
})

export const {
  usePromotionOffersQuery,
  usePromotionClaimMutation,
  usePromotionWalletQuery,
  usePromotionTermsQuery,
  usePromotionCouponProductListQuery,
  usePromotionVirtualMappingQuery,
} = promotionApi

const couponSearchApi = api.injectEndpoints({
  endpoints: endpointsOf('search', pickCalls(searchContract, 'couponSearch'), { couponSearch: { quiet: true, keepFor: 300 } }),
})

export const { useSearchCouponSearchQuery } = couponSearchApi
