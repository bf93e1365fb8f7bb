import { pickCalls } from '@nusaria/contracts/contract'
import { productContract } from '@nusaria/contracts/product'
import { api } from '#platform/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '#platform/api/endpoints-of.ts'

/** Products of a category, and chosen ones. No toasts: pages show these failures in place. */
export const productListApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('product', pickCalls(productContract, 'specOrderList'), {
      specOrderList: { suppressToast: true, keepUnusedDataFor: 300 },
    })(build),
    ...pagedEndpointsOf('product', pickCalls(productContract, 'list'), {
      list: { suppressToast: true, refetchCachedPages: false },
    })(build),
  }),
})

export const { useProductSpecOrderListQuery, useProductListInfiniteQuery } = productListApi
