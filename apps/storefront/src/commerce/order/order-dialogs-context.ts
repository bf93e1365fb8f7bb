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

/** The result of "buy again": products left out, fewer pieces, other prices, or the failure. */
export type BuyAgainOutcome = ResultOf<typeof orderContract.buyAgain> | { readonly failure: Failure }

/** A dialog that an order's button opens. The page renders it, so that it stays when a card leaves its list. */
export type OrderDialog =
  | { readonly kind: 'receipt' | 'address'; readonly orderNo: string }
  | { readonly kind: 'cancel'; readonly order: CancellableOrder }
  | { readonly kind: 'again'; readonly orderNo: string; readonly outcome: BuyAgainOutcome }

export const OrderDialogContext = createContext<((dialog: OrderDialog) => void) | null>(null)

export function useShowOrderDialog() {
  const show = use(OrderDialogContext)
  if (!show) throw new Error('The buttons of an order need <OrderDialogs> around them')
  return show
}

/** Opens the cart, or a dialog that names products that weren't added, and why, and those with another price. */
export function useBuyAgain() {
  const { t } = useTranslation('order')
  const navigate = useNavigate()
  const showDialog = useShowOrderDialog()
  const [send, { isLoading }] = useOrderBuyAgainMutation()
  const buyAgain = async (orderNo: string) => {
    const { data, error } = await send({ order_no: orderNo })
    const failure = toFailure(error)
    if (failure) return showDialog({ kind: 'again', orderNo, outcome: { failure } })
    if (!data) return
    const notices = data.left_out.length + data.fewer.length + (data.repriced?.length ?? 0)
    if (notices > 0) return showDialog({ kind: 'again', orderNo, outcome: data })
    toast.success(t('again.done', { count: data.added }))
    void navigate(paths.cart)
  }
  return { buyAgain, isLoading } as const
}
