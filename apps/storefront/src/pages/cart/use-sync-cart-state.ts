import type { Cart } from '@nusaria/contracts/cart'
import { useEffect } from 'react'
import { selectAllChanged } from '../../shared/state/cart-state.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { skusSelected } from '../../shared/state/user-info.ts'

/** Copies the selection of the server's cart to `selectSkus` and `isSelectAll` of the client state. */
export function useSyncCartState(cart: Cart | undefined): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!cart) return
    const chosen = cart.lines.filter(({ selected, trouble }) => selected && trouble === null)
    dispatch(skusSelected({ buyType: 'cart', selectSkus: chosen.map(({ sku_no, quantity }) => ({ sku_no, quantity })) }))
    dispatch(selectAllChanged(cart.is_select_all))
  }, [dispatch, cart])
}
