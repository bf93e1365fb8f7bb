import { pickCalls } from '@nusaria/contracts/contract'
import { searchContract } from '@nusaria/contracts/search'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(searchContract, 'search', 'records', 'recordsDel', 'suggest', 'rankList', 'clickUpdate', 'recommend', 'hotSearch')

/** Only a search itself and clearing the history say what went wrong; the rest is help that may be missing. */
const searchApi = api.injectEndpoints({
  endpoints: endpointsOf('search', calls, {
    search: { suppressToast: true },
    records: { provides: ['SearchHistory'], suppressToast: true },
    recordsDel: { invalidates: ['SearchHistory'] },
    suggest: { suppressToast: true, keepUnusedDataFor: 30 },
    rankList: { suppressToast: true, keepUnusedDataFor: 300 },
    recommend: { suppressToast: true, keepUnusedDataFor: 300 },
    hotSearch: { suppressToast: true, keepUnusedDataFor: 300 },
    clickUpdate: { suppressToast: true },
  }),
})

export const {
  useSearchQuery,
  useSearchRecordsQuery,
  useSearchRecordsDelMutation,
  useSearchSuggestQuery,
  useSearchRankListQuery,
  useSearchRecommendQuery,
  useSearchHotSearchQuery,
  useSearchClickUpdateMutation,
} = searchApi
