import { useTranslation } from 'react-i18next'
import { failureOf } from '../../shared/api/failure.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { useFavouriteRemoveMutation } from './favourite-api.ts'
import { showFavouriteError } from './show-favourite-error.ts'

/** products one call takes */
const BATCH_SIZE = 50

/** Takes products off the favourites; says how many went, or why they didn't. Resolves to whether all went. */
export function useRemoveFavourites() {
  const { t } = useTranslation('favourite')
  const [send, { isLoading }] = useFavouriteRemoveMutation()
  const remove = async (productNos: readonly string[]): Promise<boolean> => {
    for (let at = 0; at < productNos.length; at += BATCH_SIZE) {
      const { error } = await send({ product_nos: productNos.slice(at, at + BATCH_SIZE) })
      if (error) {
        await showFavouriteError(failureOf(error) ?? { kind: 'network' })
        return false
      }
    }
    toast.success(t('remove.done', { count: productNos.length }))
    return true
  }
  return { remove, removing: isLoading } as const
}
