import { pickCalls } from '@nusaria/contracts/contract'
import { favouriteContract } from '@nusaria/contracts/favourite'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(favouriteContract, 'list', 'status', 'add', 'remove')

/** What the member put aside. A list that is full is told in words of its own. */
export const favouriteApi = api.injectEndpoints({
  endpoints: endpointsOf('favourite', calls, {
    list: { provides: ['Favourite'], suppressToast: true },
    status: { provides: ['Favourite'], suppressToast: true },
    add: { invalidates: ['Favourite'], suppressToast: ['PRODUCT_PARAMETER_INVALID'] },
    remove: { invalidates: ['Favourite'] },
  }),
})

export const { useFavouriteListQuery, useFavouriteStatusQuery, useFavouriteRemoveMutation } = favouriteApi
