import { pickCalls } from '@nusaria/contracts/endpoint'
import { searchContract } from '@nusaria/contracts/search'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(searchContract, 'search', 'records', 'recordsDel', 'suggest', 'rankList', 'clickUpdate', 'recommend', 'hotSearch')

/** Only a search itself and clearing the history say what went wrong; the rest is help that may be missing. */
const searchApi = api.injectEndpoints({
  endpoints: endpointsOf('search', calls, {
    search: { quiet: true },
    records: { provides: ['SearchHistory'], quiet: true },
    recordsDel: { invalidates: ['SearchHistory'] },
    suggest: { quiet: true, keepFor: 30 },
    rankList: { quiet: true, keepFor: 300 },
    recommend: { quiet: true, keepFor: 300 },
    hotSearch: { quiet: true, keepFor: 300 },
    clickUpdate: { quiet: true },
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
