import { pickCalls } from '@nusaria/contracts/contract'
import { favouriteContract } from '@nusaria/contracts/favourite'
import { api } from '#platform/api/api.ts'
import { pagedEndpointsOf } from '#platform/api/endpoints-of.ts'

export const { useFavouriteListInfiniteQuery } = api.injectEndpoints({
  endpoints: pagedEndpointsOf('favourite', pickCalls(favouriteContract, 'list'), {
    list: { provides: ['Favourite'], suppressToast: true },
  }),
})
