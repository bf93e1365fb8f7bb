import { pickCalls } from '@nusaria/contracts/contract'
import { searchContract } from '@nusaria/contracts/search'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** No toasts: without facets the list still works. */
const listApi = api.injectEndpoints({
  endpoints: endpointsOf('search', pickCalls(searchContract, 'facets'), { facets: { suppressToast: true, keepUnusedDataFor: 120 } }),
})

export const { useSearchFacetsQuery } = listApi
