import { pickCalls } from '@nusaria/contracts/contract'
import { searchContract } from '@nusaria/contracts/search'
import { voucherContract } from '@nusaria/contracts/voucher'
import { injectCalls } from '#platform/api/api.ts'

const calls = pickCalls(
  voucherContract,
  'offers',
  'claim',
  'terms',
  'virtualMapping',
  'redeemCode',
  'wallet',
  'couponProductList',
  'minimumPurchaseShortfall',
  'usableForSkus',
)

export const voucherApi = injectCalls('promotion', calls, {
  offers: { provides: ['Voucher'] },
  claim: { invalidates: ['Voucher', 'Member'], toast: true },
  virtualMapping: { keepUnusedDataFor: 300 },
  redeemCode: { invalidates: ['Voucher', 'Member'] },
  wallet: { provides: ['Voucher'], paged: true },
  couponProductList: { keepUnusedDataFor: 300, paged: 'first-page' },
  minimumPurchaseShortfall: { provides: ['Voucher'] },
  usableForSkus: { provides: ['Voucher'] },
})

export const {
  usePromotionOffersQuery,
  usePromotionClaimMutation,
  usePromotionRedeemCodeMutation,
  usePromotionWalletInfiniteQuery,
  usePromotionTermsQuery,
  usePromotionCouponProductListInfiniteQuery,
  usePromotionMinimumPurchaseShortfallQuery,
  usePromotionUsableForSkusQuery,
} = voucherApi

const { usePromotionVirtualMappingQuery } = voucherApi

/** The campaign or the vouchers behind the short id of a campaign link (`vid` in the URL). Without one there is no call. */
export function useCampaignLink(vid: string | null) {
  return usePromotionVirtualMappingQuery({ virtual_id: vid ?? '' }, { skip: !vid })
}

/** The products of a voucher that match a search. */
export const { useSearchCouponSearchInfiniteQuery } = injectCalls('search', pickCalls(searchContract, 'couponSearch'), {
  couponSearch: { keepUnusedDataFor: 300, paged: 'first-page' },
})
