import { pickCalls } from '@nusaria/contracts/contract'
import { favouriteContract } from '@nusaria/contracts/favourite'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(favouriteContract, 'list', 'status', 'add', 'remove')

/** The member's favourites. A full list has a text of its own instead of the code's toast. */
export const favouriteApi = api.injectEndpoints({
  endpoints: endpointsOf('favourite', calls, {
    list: { provides: ['Favourite'], suppressToast: true },
    status: { provides: ['Favourite'], suppressToast: true },
    add: { invalidates: ['Favourite'], suppressToast: ['PRODUCT_PARAMETER_INVALID'] },
    remove: { invalidates: ['Favourite'] },
  }),
})

export const { useFavouriteListQuery, useFavouriteStatusQuery, useFavouriteRemoveMutation } = favouriteApi
