import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { toast } from '../../shared/ui/toast.ts'
import { useOrderBuyAgainMutation } from './order-api.ts'

/** Puts the products of an order into the cart again and goes there; names what can't be bought any more. */
export function useBuyAgain() {
  const { t } = useTranslation('order')
  const navigate = useNavigate()
  const [send, { isLoading }] = useOrderBuyAgainMutation()
  const buyAgain = async (order_no: string) => {
    const { data } = await send({ order_no })
    if (!data) return
    if (data.added === 0) return toast.error(t('again.none'))
    if (data.left_out.length > 0) toast.error(t('again.some', { names: data.left_out.map(({ product_name }) => product_name).join(', ') }))
    else toast.success(t('again.done', { count: data.added }))
    void navigate(paths.cart)
  }
  return { buyAgain, isLoading } as const
}
