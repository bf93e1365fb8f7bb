import { failureOf } from '../../shared/api/failure.ts'
import { i18n } from '../../shared/i18n/i18n.ts'
import type { useAppDispatch } from '../../shared/state/hooks.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { favouriteApi } from './favourite-api.ts'
import { showFavouriteError } from './show-favourite-error.ts'

/** Puts a product aside for the member who has just logged in for it, and says whether it worked. */
export async function addFavourite(dispatch: ReturnType<typeof useAppDispatch>, product_no: string): Promise<void> {
  const { error } = await dispatch(favouriteApi.endpoints.favouriteAdd.initiate({ product_nos: [product_no] }, { track: false }))
  const failure = failureOf(error)
  if (failure) return showFavouriteError(failure)
  await i18n.loadNamespaces('favourite')
  toast.success(i18n.t('favourite:added'))
}
