import { pickCalls } from '@nusaria/contracts/contract'
import { searchContract } from '@nusaria/contracts/search'
import { voucherContract } from '@nusaria/contracts/voucher'
import { injectCalls } from '#platform/api/api.ts'

export const { usePromotionTermsQuery, usePromotionCouponProductListInfiniteQuery } = injectCalls(
  'promotion',
  pickCalls(voucherContract, 'terms', 'couponProductList'),
  { couponProductList: { keepUnusedDataFor: 300, paged: 'first-page' } },
)

/** The products of a voucher that match a search. */
export const { useSearchCouponSearchInfiniteQuery } = injectCalls('search', pickCalls(searchContract, 'couponSearch'), {
  couponSearch: { keepUnusedDataFor: 300, paged: 'first-page' },
})
