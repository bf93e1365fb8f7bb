import type { OrderDetail, OrderSummary } from '@nusaria/contracts/order-entities'
import type { ReactNode } from 'react'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { applyRefundPath, checkoutPath, orderDetailPath, reviewPath, shipmentTrackingPath } from '#platform/routing/paths.ts'
import { Button, type ButtonSize, LinkButton } from '#ui/primitives/button.tsx'
import { useBuyAgain, useOrderDialogs } from './order-dialogs-context.ts'
import { shownStatus } from './order-status-tag.tsx'

/** The actions that have a button here; an order may allow others. */
export type OrderAction =
  | Extract<OrderDetail['actions'][number], 'pay' | 'cancel' | 'confirm_receipt' | 'buy_again' | 'after_sale' | 'track' | 'review'>
  | 'detail'

interface Props {
  readonly order: Pick<OrderSummary, 'order_no' | 'status' | 'payment' | 'flag_may_come_late'>
  /** In display order; the last one is the main action. */
  readonly actions: readonly OrderAction[]
  /** Short labels, for cards. */
  readonly brief?: boolean
  readonly size?: ButtonSize
}

/** The buttons of an order. Needs `<OrderDialogs>` around it. */
export function OrderActions({ order, actions, brief, size }: Props) {
  const orderNo = order.order_no
  const { t } = useTranslation('order')
  const dialogs = useOrderDialogs()
  const { buyAgain, isLoading } = useBuyAgain()
  const buttons: Readonly<Record<OrderAction, (look: 'primary' | 'outline') => ReactNode>> = {
    pay: (variant) => (
      <LinkButton key="pay" to={checkoutPath(orderNo)} variant={variant} size={size}>
        {t(shownStatus(order) === 'payment_processing' ? 'action.checkPayment' : brief ? 'action.pay' : 'action.payNow')}
      </LinkButton>
    ),
    cancel: (variant) => (
      <Button key="cancel" variant={variant} size={size} onClick={() => dialogs.showCancel(order)}>
        {t(brief ? 'action.cancelShort' : 'action.cancel')}
      </Button>
    ),
    confirm_receipt: (variant) => (
      <Button key="confirm" variant={variant} size={size} onClick={() => dialogs.showConfirmReceipt(orderNo)}>
        {t(brief ? 'action.confirmShort' : 'action.confirm')}
      </Button>
    ),
    buy_again: (variant) => (
      <Button
        key="again"
        variant={variant === 'primary' ? 'soft' : variant}
        size={size}
        loading={isLoading}
        onClick={() => void buyAgain(orderNo)}
      >
        {t('action.buyAgain')}
      </Button>
    ),
    track: () => (
      <LinkButton key="track" to={shipmentTrackingPath(orderNo)} variant="outline" size={size}>
        {t('action.track')}
      </LinkButton>
    ),
    after_sale: (variant) => (
      <LinkButton key="afterSale" to={applyRefundPath(orderNo)} variant={variant} size={size}>
        {t(brief ? 'action.afterSaleShort' : 'action.afterSale')}
      </LinkButton>
    ),
    review: (variant) => (
      <LinkButton key="review" to={reviewPath(orderNo)} variant={variant} size={size}>
        {t('action.review')}
      </LinkButton>
    ),
    detail: () => (
      <LinkButton key="detail" to={orderDetailPath(orderNo)} variant="outline" size={size}>
        {t('action.detail')}
      </LinkButton>
    ),
  }
  const offered = actions.filter((action) => action !== 'review' || config.features.reviews)
  return offered.map((action, index) => buttons[action](index === offered.length - 1 && action !== 'cancel' ? 'primary' : 'outline'))
}
