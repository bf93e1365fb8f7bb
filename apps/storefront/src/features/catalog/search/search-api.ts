import { pickCalls } from '@nusaria/contracts/contract'
import { searchContract } from '@nusaria/contracts/search'
import { api } from '#platform/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '#platform/api/endpoints-of.ts'

const calls = pickCalls(searchContract, 'records', 'recordsDel', 'suggest', 'rankList', 'clickUpdate', 'recommend')

/** Toasts only for clearing the history: the results page shows its own errors, and the rest is optional. */
const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('search', calls, {
      records: { provides: ['SearchHistory'], suppressToast: true },
      recordsDel: { invalidates: ['SearchHistory'] },
      suggest: { suppressToast: true, keepUnusedDataFor: 30 },
      rankList: { suppressToast: true, keepUnusedDataFor: 300 },
      recommend: { suppressToast: true, keepUnusedDataFor: 300 },
      clickUpdate: { suppressToast: true },
    })(build),
    ...pagedEndpointsOf('search', pickCalls(searchContract, 'search'), { search: { suppressToast: true, refetchCachedPages: false } })(
      build,
    ),
  }),
})

export const {
  useSearchInfiniteQuery,
  useSearchRecordsQuery,
  useSearchRecordsDelMutation,
  useSearchSuggestQuery,
  useSearchRankListQuery,
  useSearchRecommendQuery,
  useSearchClickUpdateMutation,
} = searchApi
