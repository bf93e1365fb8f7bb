import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { failureOf } from '../../../shared/api/failure.ts'
import { paths } from '../../../shared/paths.ts'
import { toast } from '../../../shared/ui/feedback/toast.ts'
import { useOrderBuyAgainMutation } from '../order-api.ts'
import { useOrderDialogs } from './dialogs-context.ts'

/** Puts the products of an order into the cart again and goes there; a dialog names what didn't go in, and why. */
export function useBuyAgain() {
  const { t } = useTranslation('order')
  const navigate = useNavigate()
  const dialogs = useOrderDialogs()
  const [send, { isLoading }] = useOrderBuyAgainMutation()
  const buyAgain = async (order_no: string) => {
    const { data, error } = await send({ order_no })
    const failure = failureOf(error)
    if (failure) return dialogs.showBuyAgain(order_no, { failure })
    if (!data) return
    if (data.left_out.length + data.fewer.length > 0) return dialogs.showBuyAgain(order_no, data)
    toast.success(t('again.done', { count: data.added }))
    void navigate(paths.cart)
  }
  return { buyAgain, isLoading } as const
}
