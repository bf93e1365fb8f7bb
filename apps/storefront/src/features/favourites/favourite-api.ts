import { pickCalls } from '@nusaria/contracts/contract'
import { favouriteContract } from '@nusaria/contracts/favourite'
import { api } from '../../shared/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(favouriteContract, 'status', 'add', 'remove')

/** The member's favourites. A full list has a text of its own instead of the code's toast. */
export const favouriteApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('favourite', calls, {
      status: { provides: ['Favourite'], suppressToast: true },
      add: { invalidates: ['Favourite'], suppressToast: ['PRODUCT_PARAMETER_INVALID'] },
      remove: { invalidates: ['Favourite'] },
    })(build),
    ...pagedEndpointsOf('favourite', pickCalls(favouriteContract, 'list'), { list: { provides: ['Favourite'], suppressToast: true } })(
      build,
    ),
  }),
})

export const { useFavouriteListInfiniteQuery, useFavouriteStatusQuery, useFavouriteRemoveMutation } = favouriteApi
