import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useCartAddMutation } from '../../features/cart/cart-api.ts'
import type { ProductChoice } from '../../features/product/use-choice.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-toast.ts'
import { buyNowPath } from '../../shared/paths.ts'
import { toast } from '../../shared/ui/toast.ts'

/** What can be done with the choice. Both do nothing while it can't be bought. */
export interface Buying {
  /** Resolves to whether the pieces are in the cart. */
  readonly addToCart: () => Promise<boolean>
  readonly isAdding: boolean
  readonly buyNow: () => void
  readonly canBuy: boolean
}

/** Puts the chosen pieces into the cart (a guest may), or goes straight to confirming an order of them. */
export function useBuying({ sku, quantity, most }: ProductChoice): Buying {
  const { t } = useTranslation('product')
  const navigate = useNavigate()
  const [add, { isLoading }] = useCartAddMutation()
  const canBuy = sku !== undefined && most > 0
  const addToCart = async () => {
    if (!canBuy || isLoading) return false
    const reply = await add({ sku_no: sku.sku_no, quantity })
    if (!reply.error) {
      toast.success(t('buy.added'))
      return true
    }
    // A refusal has said so by itself; an answer that never came is said here, next to where the thumb is.
    const failure = failureOf(reply.error)
    if (failure?.kind === 'timeout' || failure?.kind === 'network') toast.error(await failureText(failure))
    return false
  }
  const buyNow = () => {
    if (canBuy) void navigate(buyNowPath(sku.sku_no, quantity))
  }
  return { addToCart, isAdding: isLoading, buyNow, canBuy }
}
