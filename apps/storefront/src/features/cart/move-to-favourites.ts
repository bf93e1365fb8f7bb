import { i18n } from '../../shared/i18n/i18n.ts'
import type { AppDispatch } from '../../shared/state/hooks.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { cartApi } from './cart-api.ts'
import { toastCartFailure } from './toast-cart-failure.ts'

const { cartDetail, cartMoveToFavourites } = cartApi.endpoints

/** After the login that a guest needed: moves the lines of these SKUs to the favourites, and toasts the result. */
export async function moveToFavourites(dispatch: AppDispatch, skuNos: readonly string[]): Promise<void> {
  const cart = await dispatch(cartDetail.initiate(undefined, { subscribe: false, forceRefetch: true }))
  const line_ids = cart.data?.lines.filter(({ sku_no }) => skuNos.includes(sku_no)).map(({ line_id }) => line_id) ?? []
  if (line_ids.length === 0) return cart.error && toastCartFailure(cart.error, 'failed.move')
  const { error } = await dispatch(cartMoveToFavourites.initiate({ line_ids }, { track: false }))
  if (error) return toastCartFailure(error, 'failed.move')
  await i18n.loadNamespaces('cart')
  toast.success(i18n.t('cart:moved', { count: line_ids.length }))
}
