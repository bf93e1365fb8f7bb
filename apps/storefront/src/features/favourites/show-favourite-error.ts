import { LIMITS } from '@nusaria/contracts/limits'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-toast.ts'
import { i18n } from '../../shared/i18n/i18n.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'

/** Says why a product was neither put aside nor taken off; refusals with a text of their code, and an ended session, speak for themselves. */
export async function showFavouriteError(failure: Failure): Promise<void> {
  if (failedWith(failure, 'PRODUCT_PARAMETER_INVALID')) {
    await i18n.loadNamespaces('favourite')
    return toast.error(i18n.t('favourite:full', { max: LIMITS.favouritesMax }))
  }
  if (failure.kind !== 'business' && failure.kind !== 'session') toast.error(await failureText(failure))
}
