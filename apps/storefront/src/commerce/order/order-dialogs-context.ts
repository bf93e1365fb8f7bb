import type { ResultOf } from '@nusaria/contracts/contract'
import type { orderContract } from '@nusaria/contracts/order'
import type { OrderSummary } from '@nusaria/contracts/order-entities'
import { createContext, use } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Failure, toFailure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
import { useOrderBuyAgainMutation } from './api.ts'

export type CancellableOrder = Pick<OrderSummary, 'order_no' | 'payment' | 'flag_may_come_late'>

/** The dialogs that an order's buttons open. The page renders them, so that they stay when a card leaves its list. */
export interface OrderDialogsApi {
  readonly showCancel: (order: CancellableOrder) => void
  readonly showConfirmReceipt: (orderNo: string) => void
  readonly showChangeAddress: (orderNo: string) => void
  readonly showBuyAgain: (orderNo: string, outcome: BuyAgainOutcome) => void
}

export const OrderDialogsContext = createContext<OrderDialogsApi | null>(null)

export function useOrderDialogs(): OrderDialogsApi {
  const dialogs = use(OrderDialogsContext)
  if (!dialogs) throw new Error('The buttons of an order need <OrderDialogs> around them')
  return dialogs
}

/** The result of "buy again": products left out, fewer pieces, other prices, or the failure. */
export type BuyAgainOutcome = ResultOf<typeof orderContract.buyAgain> | { readonly failure: Failure }

/** Opens the cart, or a dialog that names products that weren't added, and why, and those with another price. */
export function useBuyAgain() {
  const { t } = useTranslation('order')
  const navigate = useNavigate()
  const dialogs = useOrderDialogs()
  const [send, { isLoading }] = useOrderBuyAgainMutation()
  const buyAgain = async (order_no: string) => {
    const { data, error } = await send({ order_no })
    const failure = toFailure(error)
    if (failure) return dialogs.showBuyAgain(order_no, { failure })
    if (!data) return
    if (data.left_out.length + data.fewer.length + (data.repriced?.length ?? 0) > 0) return dialogs.showBuyAgain(order_no, data)
    toast.success(t('again.done', { count: data.added }))
    void navigate(paths.cart)
  }
  return { buyAgain, isLoading } as const
}
