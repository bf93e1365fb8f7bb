import { pickCalls } from '@nusaria/contracts/endpoint'
import { promotionContract } from '@nusaria/contracts/promotion'
import { searchContract } from '@nusaria/contracts/search'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(promotionContract, 'offers', 'claim', 'wallet', 'terms', 'couponProductList', 'virtualMapping', 'redeemCode')

/** Vouchers on offer, in the wallet, and their terms. */
export const promotionApi = api.injectEndpoints({
  endpoints: endpointsOf('promotion', calls, {
    offers: { provides: ['Voucher'], quiet: true },
    wallet: { provides: ['Voucher'], quiet: true },
    terms: { quiet: true },
    couponProductList: { quiet: true, keepFor: 300 },
    virtualMapping: { quiet: true, keepFor: 300 },
    claim: { invalidates: ['Voucher', 'Member'] },
    // Said beside the field.
    redeemCode: { invalidates: ['Voucher', 'Member'], quiet: true },
  }),
})

export const {
  usePromotionOffersQuery,
  usePromotionClaimMutation,
  usePromotionRedeemCodeMutation,
  usePromotionWalletQuery,
  usePromotionTermsQuery,
  usePromotionCouponProductListQuery,
  usePromotionVirtualMappingQuery,
} = promotionApi

const couponSearchApi = api.injectEndpoints({
  endpoints: endpointsOf('search', pickCalls(searchContract, 'couponSearch'), { couponSearch: { quiet: true, keepFor: 300 } }),
})

export const { useSearchCouponSearchQuery } = couponSearchApi
