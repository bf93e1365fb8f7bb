import { pickCalls } from '@nusaria/contracts/contract'
import { searchContract } from '@nusaria/contracts/search'
import { voucherContract } from '@nusaria/contracts/voucher'
import { api } from '#platform/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '#platform/api/endpoints-of.ts'

const voucherListApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('promotion', pickCalls(voucherContract, 'terms', 'virtualMapping', 'redeemCode'), {
      terms: { suppressToast: true },
      virtualMapping: { suppressToast: true, keepUnusedDataFor: 300 },
      // The code form shows errors itself.
      redeemCode: { invalidates: ['Voucher', 'Member'], suppressToast: true },
    })(build),
    ...pagedEndpointsOf('promotion', pickCalls(voucherContract, 'wallet', 'couponProductList'), {
      wallet: { provides: ['Voucher'], suppressToast: true },
      couponProductList: { suppressToast: true, keepUnusedDataFor: 300, refetchCachedPages: false },
    })(build),
    ...pagedEndpointsOf('search', pickCalls(searchContract, 'couponSearch'), {
      couponSearch: { suppressToast: true, keepUnusedDataFor: 300, refetchCachedPages: false },
    })(build),
  }),
})

export const {
  usePromotionRedeemCodeMutation,
  usePromotionWalletInfiniteQuery,
  usePromotionTermsQuery,
  usePromotionCouponProductListInfiniteQuery,
  useSearchCouponSearchInfiniteQuery,
} = voucherListApi

const { usePromotionVirtualMappingQuery } = voucherListApi

/** The campaign or the vouchers behind the short id of a campaign link (`vid` in the URL). Without one there is no call. */
export function useCampaignLink(vid: string | null) {
  return usePromotionVirtualMappingQuery({ virtual_id: vid ?? '' }, { skip: !vid })
}
