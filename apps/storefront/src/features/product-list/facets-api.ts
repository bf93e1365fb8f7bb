import { pickCalls } from '@nusaria/contracts/contract'
import { searchContract } from '@nusaria/contracts/search'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** A list that can't be narrowed by what it holds is a list all the same: nothing toasts. */
const listApi = api.injectEndpoints({
  endpoints: endpointsOf('search', pickCalls(searchContract, 'facets'), { facets: { suppressToast: true, keepUnusedDataFor: 120 } }),
})

export const { useSearchFacetsQuery } = listApi
