import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { ReactNode } from 'react'
import { useOrderDetailQuery } from '#commerce/order/api.ts'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { afterSaleDetailPath } from '#platform/routing/paths.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { Dialog, type DialogProps } from '#ui/overlay/dialog.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { OrderStatusTag } from '../order/order-status-tag.tsx'

export interface OrderDialogProps extends Pick<DialogProps, 'open' | 'onClose'> {
  readonly orderNo: string
}

/** Whether the refusal is final, because the order changed meanwhile. Other failures can be retried. */
export function isRefused(failure: Failure | undefined): boolean {
  return failure?.kind === 'business'
}

interface OrderRefusalProps {
  readonly orderNo: string
  readonly failure: Failure | undefined
}

/** Why an action of an order is no longer possible, with the after-sales request in its way, and the current status. */
export function OrderRefusal({ orderNo, failure }: OrderRefusalProps) {
  const { t } = useTranslation('order')
  const { data: order } = useOrderDetailQuery({ order_no: orderNo })
  const isOngoing = (status: number) => status !== AFTER_SALE_STATUS.success && status !== AFTER_SALE_STATUS.failure
  const request = failedWith(failure, 'AFTER_SALE_ONGOING') && order?.after_sales?.find(({ status }) => isOngoing(status))
  return (
    <>
      <FailureNote failure={failure} />
      {request && (
        <LinkButton to={afterSaleDetailPath(request.after_sale_no)} variant="soft" block>
          {t('afterSale.ongoing')}
        </LinkButton>
      )}
      {order && (
        <p className="row gap-8 wrap size-13 tone-ink-2">
          <span>{t('standsNow')}</span> <OrderStatusTag order={order} />
        </p>
      )}
    </>
  )
}

interface Props extends OrderDialogProps, OrderRefusalProps {
  readonly action: 'cancel' | 'receipt'
  readonly confirm: ReactNode
  readonly children: ReactNode
}

/** Asks before an action of an order; or shows why it is no longer possible. */
export function OrderActionDialog({ orderNo, open, onClose, action, failure, confirm, children }: Props) {
  const { t } = useTranslation(['order', 'common'])
  const refused = isRefused(failure)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(refused ? `order:${action}.refused` : `order:${action}.title`)}
      size="form"
      footer={
        refused ? (
          <Button onClick={onClose}>{t('common:action.close')}</Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              {t(`order:${action}.keep`)}
            </Button>
            {confirm}
          </>
        )
      }
    >
      {refused ? (
        <div className="grid gap-12 textAlign-left">
          <OrderRefusal orderNo={orderNo} failure={failure} />
        </div>
      ) : (
        children
      )}
    </Dialog>
  )
}
