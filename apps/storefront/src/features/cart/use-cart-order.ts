import type { Cart } from '@nusaria/contracts/cart'
import { useOrderConfirmQuery } from '#commerce/order/confirm-api.ts'
import { useRefetchForCart } from '#commerce/voucher/use-shortfall.ts'
import { toFailure } from '#platform/api/failure.ts'
import { useIsMember } from '#platform/state/hooks.ts'

/** The order that the selected lines would be, with the best vouchers of the member; undefined for a guest, or where the shop would refuse it. */
export function useCartOrder(cart: Cart, asOf: number | undefined) {
  const isMember = useIsMember()
  const skip = !isMember || cart.selected_quantity === 0 || cart.order_excess !== null
  const query = useOrderConfirmQuery({ source: { type: 'cart' }, use_coins: false }, { skip, refetchOnMountOrArgChange: true })
  useRefetchForCart(asOf, () => {
    if (!query.isUninitialized) void query.refetch()
  })
  const order = skip || query.isError ? undefined : query.currentData
  return {
    order,
    /** The order, where vouchers reduce it. */
    estimate: order && order.amounts.voucher_discount > 0 ? order : null,
    isAsked: !skip,
    isLoading: !skip && query.isLoading,
    failure: skip ? undefined : toFailure(query.error),
    retry: () => void query.refetch(),
  } as const
}

export type CartOrder = ReturnType<typeof useCartOrder>
