import { pickCalls } from '@nusaria/contracts/contract'
import { searchContract } from '@nusaria/contracts/search'
import { voucherContract } from '@nusaria/contracts/voucher'
import { api } from '../../shared/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(voucherContract, 'offers', 'claim', 'terms', 'virtualMapping', 'redeemCode')

/** Vouchers on offer, in the wallet, and their terms. */
export const voucherApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('promotion', calls, {
      offers: { provides: ['Voucher'], suppressToast: true },
      terms: { suppressToast: true },
      virtualMapping: { suppressToast: true, keepUnusedDataFor: 300 },
      claim: { invalidates: ['Voucher', 'Member'] },
      // Said beside the field.
      redeemCode: { invalidates: ['Voucher', 'Member'], suppressToast: true },
    })(build),
    ...pagedEndpointsOf('promotion', pickCalls(voucherContract, 'wallet', 'couponProductList'), {
      wallet: { provides: ['Voucher'], suppressToast: true },
      couponProductList: { suppressToast: true, keepUnusedDataFor: 300, refetchCachedPages: false },
    })(build),
  }),
})

export const {
  usePromotionOffersQuery,
  usePromotionClaimMutation,
  usePromotionRedeemCodeMutation,
  usePromotionWalletInfiniteQuery,
  usePromotionTermsQuery,
  usePromotionCouponProductListInfiniteQuery,
  usePromotionVirtualMappingQuery,
} = voucherApi

const voucherSearchApi = api.injectEndpoints({
  endpoints: pagedEndpointsOf('search', pickCalls(searchContract, 'couponSearch'), {
    couponSearch: { suppressToast: true, keepUnusedDataFor: 300, refetchCachedPages: false },
  }),
})

export const { useSearchCouponSearchInfiniteQuery } = voucherSearchApi
