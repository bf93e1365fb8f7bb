import { pickCalls } from '@nusaria/contracts/contract'
import { favouriteContract } from '@nusaria/contracts/favourite'
import { api } from '#platform/api/api.ts'
import { endpointsOf } from '#platform/api/endpoints-of.ts'

/** The products that this device or member viewed recently. */
const viewedApi = api.injectEndpoints({
  endpoints: endpointsOf('favourite', pickCalls(favouriteContract, 'viewed', 'viewedClear'), {
    viewed: { provides: ['Viewed'], suppressToast: true },
    viewedClear: { invalidates: ['Viewed'] },
  }),
})

export const { useFavouriteViewedQuery, useFavouriteViewedClearMutation } = viewedApi
