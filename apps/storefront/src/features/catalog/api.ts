import { pickCalls } from '@nusaria/contracts/contract'
import { productContract } from '@nusaria/contracts/product'
import { searchContract } from '@nusaria/contracts/search'
import { injectCalls } from '#platform/api/api.ts'

const calls = pickCalls(searchContract, 'search', 'facets', 'records', 'recordsDel', 'suggest', 'rankList', 'clickUpdate', 'recommend')

export const searchApi = injectCalls('search', calls, {
  search: { paged: 'first-page' },
  facets: { keepUnusedDataFor: 120 },
  records: { provides: ['SearchHistory'] },
  recordsDel: { invalidates: ['SearchHistory'], toast: true },
  suggest: { keepUnusedDataFor: 30 },
  rankList: { keepUnusedDataFor: 300 },
  recommend: { keepUnusedDataFor: 300 },
})

export const {
  useSearchInfiniteQuery,
  useSearchFacetsQuery,
  useSearchRecordsQuery,
  useSearchRecordsDelMutation,
  useSearchSuggestQuery,
  useSearchRankListQuery,
  useSearchRecommendQuery,
  useSearchClickUpdateMutation,
} = searchApi

export const categoryApi = injectCalls('product', pickCalls(productContract, 'list'), { list: { paged: 'first-page' } })

export const { useProductListInfiniteQuery } = categoryApi
