import { LIMITS } from '@nusaria/contracts/limits'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { i18n } from '../../shared/i18n/i18n.ts'
import type { useAppDispatch } from '../../shared/state/hooks.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { favouriteApi } from './favourite-api.ts'

/** Puts a product aside for the member who has just logged in for it, and says whether it worked. */
export async function addFavourite(dispatch: ReturnType<typeof useAppDispatch>, product_no: string): Promise<void> {
  const { error } = await dispatch(favouriteApi.endpoints.favouriteAdd.initiate({ product_nos: [product_no] }, { track: false }))
  const failure = failureOf(error)
  if (failure) return showFavouriteError(failure)
  await i18n.loadNamespaces('favourite')
  toast.success(i18n.t('favourite:added'))
}

/** Says why a product was neither put aside nor taken off; refusals with a text of their code, and an ended session, speak for themselves. */
export async function showFavouriteError(failure: Failure): Promise<void> {
  if (failedWith(failure, 'PRODUCT_PARAMETER_INVALID')) {
    await i18n.loadNamespaces('favourite')
    return toast.error(i18n.t('favourite:full', { max: LIMITS.favouritesMax }))
  }
  if (failure.kind !== 'business' && failure.kind !== 'session') toast.error(await failureText(failure))
}
