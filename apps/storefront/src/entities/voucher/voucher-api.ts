import { pickCalls } from '@nusaria/contracts/contract'
import { searchContract } from '@nusaria/contracts/search'
import { voucherContract } from '@nusaria/contracts/voucher'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(voucherContract, 'offers', 'claim', 'wallet', 'terms', 'couponProductList', 'virtualMapping', 'redeemCode')

/** Vouchers on offer, in the wallet, and their terms. */
export const voucherApi = api.injectEndpoints({
  endpoints: endpointsOf('promotion', calls, {
    offers: { provides: ['Voucher'], suppressToast: true },
    wallet: { provides: ['Voucher'], suppressToast: true },
    terms: { suppressToast: true },
    couponProductList: { suppressToast: true, keepUnusedDataFor: 300 },
    virtualMapping: { suppressToast: true, keepUnusedDataFor: 300 },
    claim: { invalidates: ['Voucher', 'Member'] },
    // Said beside the field.
    redeemCode: { invalidates: ['Voucher', 'Member'], suppressToast: true },
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
} = voucherApi

const voucherSearchApi = api.injectEndpoints({
  endpoints: endpointsOf('search', pickCalls(searchContract, 'couponSearch'), {
    couponSearch: { suppressToast: true, keepUnusedDataFor: 300 },
  }),
})

export const { useSearchCouponSearchQuery } = voucherSearchApi
