import type { ResultOf } from '@nusaria/contracts/contract'
import type { orderContract } from '@nusaria/contracts/order'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Failure } from '../../shared/api/failure.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { paths } from '../../shared/paths.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { useOrderBuyAgainMutation } from './order-api.ts'

/** What an order's buttons open. The dialogs belong to the page, so that they outlive a card that leaves its list. */
export interface OrderDialogsApi {
  readonly showCancel: (orderNo: string) => void
  readonly showConfirmReceipt: (orderNo: string) => void
  readonly showChangeAddress: (orderNo: string) => void
  readonly showBuyAgain: (orderNo: string, outcome: BuyAgainOutcome) => void
}

export const OrderDialogsContext = createContext<OrderDialogsApi | null>(null)

/** The dialogs of the page around; it stands inside `<OrderDialogs>`. */
export function useOrderDialogs(): OrderDialogsApi {
  const dialogs = use(OrderDialogsContext)
  if (!dialogs) throw new Error("An order's buttons stand outside <OrderDialogs>")
  return dialogs
}

/** What came of buying again, when there is something to tell: products left out, fewer pieces, or why it failed. */
export type BuyAgainOutcome = ResultOf<typeof orderContract.buyAgain> | { readonly failure: Failure }

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
