import type { OrderDetail, OrderSummary } from '@nusaria/contracts/order-entities'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { applyRefundPath, checkoutPath, orderDetailPath, reviewPath, shipmentTrackingPath } from '#platform/routing/paths.ts'
import { Button, type ButtonSize, LinkButton } from '#ui/primitives/button.tsx'
import { useBuyAgain, useShowOrderDialog } from './order-dialogs-context.ts'
import { shownStatus } from './order-status-tag.tsx'

/** The actions that have a button here; an order may allow others. */
export type OrderAction =
  | Extract<OrderDetail['actions'][number], 'pay' | 'cancel' | 'confirm_receipt' | 'buy_again' | 'after_sale' | 'track' | 'review'>
  | 'detail'

const pages = {
  pay: checkoutPath,
  track: shipmentTrackingPath,
  after_sale: applyRefundPath,
  review: reviewPath,
  detail: orderDetailPath,
}

/** Never the main action, not even as the only one. */
const SECONDARY: readonly OrderAction[] = ['cancel', 'track', 'detail']

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
  const showDialog = useShowOrderDialog()
  const { buyAgain, isLoading } = useBuyAgain()
  const texts: Readonly<Record<OrderAction, string>> = {
    pay: t(shownStatus(order) === 'payment_processing' ? 'action.checkPayment' : brief ? 'action.pay' : 'action.payNow'),
    cancel: t(brief ? 'action.cancelShort' : 'action.cancel'),
    confirm_receipt: t(brief ? 'action.confirmShort' : 'action.confirm'),
    buy_again: t('action.buyAgain'),
    track: t('action.track'),
    after_sale: t(order.status === 'pending_shipment' ? 'action.askCancel' : 'action.afterSale'),
    review: t('action.review'),
    detail: t('action.detail'),
  }
  const offered = actions.filter((action) => action !== 'review' || config.features.reviews)
  return offered.map((action, index) => {
    const isMain = index === offered.length - 1 && !SECONDARY.includes(action)
    const variant = isMain ? 'primary' : 'outline'
    const props = { size, children: texts[action] }
    switch (action) {
      case 'cancel':
        return <Button key={action} {...props} variant={variant} onClick={() => showDialog({ kind: 'cancel', order })} />
      case 'confirm_receipt':
        return <Button key={action} {...props} variant={variant} onClick={() => showDialog({ kind: 'receipt', orderNo })} />
      case 'buy_again':
        return (
          <Button key={action} {...props} variant={isMain ? 'soft' : variant} loading={isLoading} onClick={() => void buyAgain(orderNo)} />
        )
      default:
        return <LinkButton key={action} {...props} variant={variant} to={pages[action](orderNo)} />
    }
  })
}
