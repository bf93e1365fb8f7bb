import { pickCalls } from '@nusaria/contracts/contract'
import { productContract } from '@nusaria/contracts/product'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(productContract, 'minSkuDetail', 'visitViews', 'relatedList')

/** The page shows what it couldn't load in its place, and nobody waits for the visit's report: none of these toasts. */
const productDetailApi = api.injectEndpoints({
  endpoints: endpointsOf('product', calls, {
    minSkuDetail: { suppressToast: true },
    visitViews: { suppressToast: true },
    relatedList: { suppressToast: true },
  }),
})

export const { useProductMinSkuDetailQuery, useProductVisitViewsMutation, useProductRelatedListQuery } = productDetailApi
