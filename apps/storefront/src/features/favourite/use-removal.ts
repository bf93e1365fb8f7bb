import { useTranslation } from 'react-i18next'
import { failureOf } from '../../shared/api/failure.ts'
import { toast } from '../../shared/ui/toast.ts'
import { useFavouriteRemoveMutation } from './favourite-api.ts'
import { tellFailure } from './tell-failure.ts'

/** products one call takes */
const AT_ONCE = 50

/** Takes products off the favourites; says how many went, or why they didn't. Resolves to whether all went. */
export function useRemoval() {
  const { t } = useTranslation('favourite')
  const [send, { isLoading }] = useFavouriteRemoveMutation()
  const remove = async (productNos: readonly string[]): Promise<boolean> => {
    for (let at = 0; at < productNos.length; at += AT_ONCE) {
      const { error } = await send({ product_nos: productNos.slice(at, at + AT_ONCE) })
      if (error) {
        await tellFailure(failureOf(error) ?? { kind: 'network' })
        return false
      }
    }
    toast.success(t('remove.done', { count: productNos.length }))
    return true
  }
  return { remove, removing: isLoading } as const
}
