import { type ArgsOf, pickCalls } from '@nusaria/contracts/contract'
import { productContract } from '@nusaria/contracts/product'
import { searchContract } from '@nusaria/contracts/search'
import { injectCalls } from '#platform/api/api.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'

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
} = searchApi

/** Reports which product a keyword led to. Failures are ignored. Not by the hook of the mutation: each of its states would draw the whole list again. */
export function useReportClick() {
  const dispatch = useAppDispatch()
  return (click: ArgsOf<typeof searchContract.clickUpdate>) =>
    void dispatch(searchApi.endpoints.searchClickUpdate.initiate(click, { track: false }))
}

export const categoryApi = injectCalls('product', pickCalls(productContract, 'list'), { list: { paged: 'first-page' } })

export const { useProductListInfiniteQuery } = categoryApi
