import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useCartAddMutation, useCartDetailQuery } from '../../features/cart/cart-api.ts'
import type { PurchaseActions } from '../../features/product-detail/product-slots.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { buyNowPath } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { skusSelected } from '../../shared/state/user-info.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'

/** The actions of the product page's buttons. `onRefused`: the server refused, so the shown product may be outdated. */
export function usePurchaseActions(onRefused: () => void): PurchaseActions {
  const { t } = useTranslation('product')
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const cartCount = useCartDetailQuery().data?.total_quantity ?? 0
  const [add, { error, isLoading }] = useCartAddMutation()
  const failure = failureOf(error)
  return {
    cartCount,
    adding: isLoading,
    failure: failure?.kind === 'business' ? undefined : failure,
    onAdd: async (sku_no, quantity) => {
      const reply = await add({ sku_no, quantity })
      if (!reply.error) toast.success(t('buy.added'))
      else if (failureOf(reply.error)?.kind === 'business') onRefused()
      return !reply.error
    },
    onBuy: (sku_no, quantity) => {
      dispatch(skusSelected({ buyType: 'buy_now', selectSkus: [{ sku_no, quantity }] }))
      void navigate(buyNowPath(sku_no, quantity))
    },
  }
}
