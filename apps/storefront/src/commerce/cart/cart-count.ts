import { cartContract } from '@nusaria/contracts/cart'
import { pickCalls } from '@nusaria/contracts/contract'
import { injectCalls } from '#platform/api/api.ts'

/** The cart itself, for its count on every first page: the calls that change it are in `api.ts`. */
export const cartDetailApi = injectCalls('cart', pickCalls(cartContract, 'detail'), {
  detail: { provides: ['Cart'], keepUnusedDataFor: 300 },
})

export const { useCartDetailQuery } = cartDetailApi

/** Pieces in the cart of the member, or of the device for a guest, without what is sold out or off sale; 0 until known. */
export function useCartCount(): number {
  return useCartDetailQuery().data?.total_quantity ?? 0
}
