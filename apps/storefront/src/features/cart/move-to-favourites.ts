import { LIMITS } from '@nusaria/contracts/limits'
import { cartApi } from '#commerce/cart/api.ts'
import { failedWith, toFailure } from '#platform/api/failure.ts'
import { i18n } from '#platform/i18n/i18n.ts'
import type { AppDispatch } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'

/** Toasts why a change of the cart failed: the line was removed elsewhere, the favourites are full, or the given text. */
export async function toastCartFailure(
  error: unknown,
  otherwise: 'failed.select' | 'failed.remove' | 'failed.move' | 'failed.price',
): Promise<void> {
  if (toFailure(error)?.kind === 'session') return
  await i18n.loadNamespaces(['cart'])
  if (failedWith(error, 'CART_LINE_MISSING')) toast.error(i18n.t('cart:failed.elsewhere'))
  else if (failedWith(error, 'PRODUCT_PARAMETER_INVALID')) toast.error(i18n.t('cart:failed.full', { max: LIMITS.favouritesMax }))
  else toast.error(i18n.t(`cart:${otherwise}`))
}

const { cartDetail, cartMoveToFavourites } = cartApi.endpoints

/** After the login that a guest needed: moves the lines of these SKUs to the favourites, and toasts the result. */
export async function moveToFavourites(dispatch: AppDispatch, skuNos: readonly string[]): Promise<void> {
  const cart = await dispatch(cartDetail.initiate(undefined, { subscribe: false, forceRefetch: true }))
  const line_ids = cart.data?.lines.filter(({ sku_no }) => skuNos.includes(sku_no)).map(({ line_id }) => line_id) ?? []
  if (line_ids.length === 0) return cart.error && toastCartFailure(cart.error, 'failed.move')
  const { error } = await dispatch(cartMoveToFavourites.initiate({ line_ids }, { track: false }))
  if (error) return toastCartFailure(error, 'failed.move')
  await i18n.loadNamespaces(['cart'])
  toast.success(i18n.t('cart:moved', { count: line_ids.length }))
}
