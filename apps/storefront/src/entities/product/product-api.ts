import { pickCalls } from '@nusaria/contracts/contract'
import { productContract } from '@nusaria/contracts/product'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(productContract, 'list', 'hotList', 'productRecommend', 'specOrderList')

/** Pages show what they couldn't load in its place, so none of these toasts. */
const productApi = api.injectEndpoints({
  endpoints: endpointsOf('product', calls, {
    list: { suppressToast: true },
    hotList: { suppressToast: true, keepUnusedDataFor: 300 },
    productRecommend: { suppressToast: true, keepUnusedDataFor: 300 },
    specOrderList: { suppressToast: true, keepUnusedDataFor: 300 },
  }),
})

export const { useProductListQuery, useProductHotListQuery, useProductRecommendQuery, useProductSpecOrderListQuery } = productApi
