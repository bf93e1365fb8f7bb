import { LIMITS } from '@nusaria/contracts/limits'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import { i18n } from '../../shared/i18n/i18n.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'

/** Toasts why a change of the cart failed: the line was removed elsewhere, the favourites are full, or the given text. */
export async function toastCartFailure(
  error: unknown,
  otherwise: 'failed.select' | 'failed.remove' | 'failed.move' | 'failed.price',
): Promise<void> {
  if (failureOf(error)?.kind === 'session') return
  await i18n.loadNamespaces('cart')
  if (failedWith(error, 'CART_LINE_MISSING')) toast.error(i18n.t('cart:failed.elsewhere'))
  else if (failedWith(error, 'PRODUCT_PARAMETER_INVALID')) toast.error(i18n.t('cart:failed.full', { max: LIMITS.favouritesMax }))
  else toast.error(i18n.t(`cart:${otherwise}`))
}
