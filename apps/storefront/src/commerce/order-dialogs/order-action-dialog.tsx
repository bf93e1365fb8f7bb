import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { ReactNode } from 'react'
import { useOrderDetailQuery } from '#commerce/order/api.ts'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { type Send, useSubmit } from '#platform/forms/use-submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { afterSaleDetailPath } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
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

/** Why an action of an order is no longer possible, with the after-sales request in its way, and the current status. */
export function OrderRefusal({ orderNo, failure }: { readonly orderNo: string; readonly failure: Failure | undefined }) {
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

type Act = Send<[], unknown>

interface Props extends OrderDialogProps {
  readonly action: 'cancel' | 'receipt'
  /** Null while something is missing for it. */
  readonly send: Act | null
  /** Consequences that come late would move the button away from the finger. */
  readonly waits?: boolean
  readonly children: ReactNode
}

/** Asks before an action of an order; or shows why it is no longer possible. */
export function OrderActionDialog({ orderNo, open, onClose, action, send, waits, children }: Props) {
  const { t } = useTranslation(['order', 'common'])
  const close = () => {
    clearError()
    onClose()
  }
  const onDone = () => {
    toast.success(t(`order:${action}.done`))
    close()
  }
  const { submit, busy, failure, clearError } = useSubmit((act: Act) => act(), { onDone })
  const refused = isRefused(failure)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(refused ? `order:${action}.refused` : `order:${action}.title`)}
      size="form"
      footer={
        refused ? (
          <Button onClick={close}>{t('common:action.close')}</Button>
        ) : (
          <>
            <Button variant="outline" onClick={close}>
              {t(`order:${action}.keep`)}
            </Button>
            <Button onClick={() => send && void submit(send)} disabled={!send} loading={busy || waits}>
              {/* Whole keys: by them ui-rules.test.mjs knows what can't be taken back. */}
              {t(action === 'cancel' ? 'order:cancel.confirm' : 'order:receipt.confirm')}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-12 textAlign-left">
        {refused ? (
          <OrderRefusal orderNo={orderNo} failure={failure} />
        ) : (
          <>
            {children}
            <FailureNote failure={failure} />
          </>
        )}
      </div>
    </Dialog>
  )
}
