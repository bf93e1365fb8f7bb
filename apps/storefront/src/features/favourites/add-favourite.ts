import { LIMITS } from '@nusaria/contracts/limits'
import { type Failure, failedWith, failureOf } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { i18n } from '../../shared/i18n/i18n.ts'
import type { AppDispatch } from '../../shared/state/hooks.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { favouriteApi } from './favourite-api.ts'

/** Adds a favourite after the login that it needed, and toasts the result. */
export async function addFavourite(dispatch: AppDispatch, product_no: string): Promise<void> {
  const { error } = await dispatch(favouriteApi.endpoints.favouriteAdd.initiate({ product_nos: [product_no] }, { track: false }))
  const failure = failureOf(error)
  if (failure) return showFavouriteError(failure)
  await i18n.loadNamespaces(['favourite'])
  toast.success(i18n.t('favourite:added'))
}

/** Toasts why a favourite was not added or removed. Other business errors and an expired session toast by themselves. */
export async function showFavouriteError(failure: Failure): Promise<void> {
  if (failedWith(failure, 'PRODUCT_PARAMETER_INVALID')) {
    await i18n.loadNamespaces(['favourite'])
    return toast.error(i18n.t('favourite:full', { max: LIMITS.favouritesMax }))
  }
  if (failure.kind !== 'business' && failure.kind !== 'session') toast.error(await failureText(failure))
}
