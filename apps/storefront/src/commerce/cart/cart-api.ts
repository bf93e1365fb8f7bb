import { cartContract } from '@nusaria/contracts/cart'
import { pickCalls } from '@nusaria/contracts/contract'
import { api } from '#platform/api/api.ts'
import { endpointsOf } from '#platform/api/endpoints-of.ts'

/** The cart itself; its changes are in `cart-changes-api.ts`, which no first page loads. */
export const cartApi = api.injectEndpoints({
  endpoints: endpointsOf('cart', pickCalls(cartContract, 'detail'), {
    detail: { provides: ['Cart'], suppressToast: true, keepUnusedDataFor: 300 },
  }),
})

export const { useCartDetailQuery } = cartApi
