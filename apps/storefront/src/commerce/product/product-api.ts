import { pickCalls } from '@nusaria/contracts/contract'
import { LIMITS } from '@nusaria/contracts/limits'
import { productContract } from '@nusaria/contracts/product'
import { api } from '#platform/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '#platform/api/endpoints-of.ts'

const calls = pickCalls(productContract, 'hotList')
const pagedCalls = pickCalls(productContract, 'productRecommend')

/** What home shows; lists are in `product-list-api.ts`. No toasts: pages show these failures in place. */
const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('product', calls, {
      hotList: { suppressToast: true, keepUnusedDataFor: 300 },
    })(build),
    ...pagedEndpointsOf('product', pagedCalls, {
      productRecommend: { suppressToast: true, keepUnusedDataFor: 300, refetchCachedPages: false },
    })(build),
  }),
})

export const HOT_LIST_ARGS = { page_num: 1, page_size: 8 } as const
export const RECOMMENDED_ARGS = { page_size: LIMITS.recommendPageSize } as const

export const { useProductHotListQuery, useProductRecommendInfiniteQuery } = productApi
