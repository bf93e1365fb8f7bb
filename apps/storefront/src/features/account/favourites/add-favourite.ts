import { favouriteApi } from '#commerce/product/api.ts'
import { showFavouriteError } from '#commerce/product/favourite-error.ts'
import { failureOf } from '#platform/api/failure.ts'
import { i18n } from '#platform/i18n/i18n.ts'
import type { AppDispatch } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'

/** Adds a favourite after the login that it needed, and toasts the result. */
export async function addFavourite(dispatch: AppDispatch, product_no: string): Promise<void> {
  const { error } = await dispatch(favouriteApi.endpoints.favouriteAdd.initiate({ product_nos: [product_no] }, { track: false }))
  const failure = failureOf(error)
  if (failure) return showFavouriteError(failure)
  await i18n.loadNamespaces(['favourite'])
  toast.success(i18n.t('favourite:added'))
}
