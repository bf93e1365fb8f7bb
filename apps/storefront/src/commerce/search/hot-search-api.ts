import { pickCalls } from '@nusaria/contracts/contract'
import { searchContract } from '@nusaria/contracts/search'
import { api } from '#platform/api/api.ts'
import { endpointsOf } from '#platform/api/endpoints-of.ts'

const hotSearchApi = api.injectEndpoints({
  endpoints: endpointsOf('search', pickCalls(searchContract, 'hotSearch'), {
    hotSearch: { suppressToast: true, keepUnusedDataFor: 300 },
  }),
})

/** What others search for. It has a file of its own, because home shows it. */
export const { useSearchHotSearchQuery } = hotSearchApi
