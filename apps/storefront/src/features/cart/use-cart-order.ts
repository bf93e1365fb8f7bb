import type { Cart } from '@nusaria/contracts/cart'
import type { Confirmation } from '@nusaria/contracts/order-entities'
import { useOrderConfirmQuery } from '#commerce/order/api.ts'
import { useRefetchForCart } from '#commerce/voucher/use-shortfall.ts'
import { useIsMember } from '#platform/state/hooks.ts'

/** The order that the selected lines would be, with the best vouchers of the member; undefined for a guest, or where the shop would refuse it. */
export function useCartOrder(cart: Cart, asOf: number | undefined): Confirmation | undefined {
  const isMember = useIsMember()
  const skip = !isMember || cart.selected_quantity === 0 || cart.order_excess !== null
  const query = useOrderConfirmQuery({ source: { type: 'cart' }, use_coins: false }, { skip, refetchOnMountOrArgChange: true })
  useRefetchForCart(asOf, () => {
    if (!query.isUninitialized) void query.refetch()
  })
  return skip || query.isError ? undefined : query.currentData
}

/** Rupiah for the products with the best vouchers; null where none reduces it. */
export function estimateOf({ subtotal, amounts }: Pick<Confirmation, 'subtotal' | 'amounts'>): number | null {
  return amounts.voucher_discount > 0 ? subtotal - amounts.voucher_discount : null
}
