import { useCartDetailQuery } from '#commerce/cart/api.ts'

/** Pieces in the cart of the member, or of the device for a guest; 0 until known. */
export function useCartCount(): number {
  return useCartDetailQuery().data?.total_quantity ?? 0
}
