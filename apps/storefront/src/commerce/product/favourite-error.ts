import { LIMITS } from '@nusaria/contracts/limits'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { failureText } from '#platform/api/failure-text.ts'
import { i18n } from '#platform/i18n/i18n.ts'
import { toast } from '#platform/toast.ts'

/** Toasts why a favourite was not added or removed. Other business errors and an expired session toast by themselves. */
export async function showFavouriteError(failure: Failure): Promise<void> {
  if (failedWith(failure, 'PRODUCT_PARAMETER_INVALID')) {
    await i18n.loadNamespaces(['favourite'])
    return toast.error(i18n.t('favourite:full', { max: LIMITS.favouritesMax }))
  }
  if (failure.kind !== 'business' && failure.kind !== 'session') toast.error(await failureText(failure))
}
