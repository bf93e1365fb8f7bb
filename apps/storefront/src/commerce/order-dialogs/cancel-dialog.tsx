import type { CancelReason } from '@nusaria/contracts/order-entities'
import { useState } from 'react'
import { useOrderCancelMutation } from '#commerce/order/api.ts'
import { toFailure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { CancellableOrder } from '../order/order-dialogs-context.ts'
import { isRefused, OrderRefusal } from './order-refusal.tsx'

const reasons: readonly CancelReason[] = ['changed_mind', 'wrong_address', 'wrong_product', 'found_cheaper', 'other']

interface Props {
  readonly order: CancellableOrder
  readonly open: boolean
  readonly onClose: () => void
}

/** Cancels an order with a reason; or shows why it is no longer possible. */
export function CancelDialog({ order, open, onClose }: Props) {
  const { order_no, payment, flag_may_come_late } = order
  const { t } = useTranslation(['order', 'common'])
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [cancel, { isLoading, error, reset }] = useOrderCancelMutation()
  const failure = toFailure(error)
  const close = () => {
    reset()
    onClose()
  }
  const confirm = async () => {
    if (!reason) return
    const { data } = await cancel({ order_no, reason })
    if (!data) return
    toast.success(t('order:cancel.done'))
    close()
  }
  if (isRefused(failure))
    return (
      <Dialog
        open={open}
        onClose={close}
        title={t('order:cancel.refused')}
        size="form"
        footer={<Button onClick={close}>{t('common:action.close')}</Button>}
      >
        <div className="grid gap-12 textAlign-left">
          <OrderRefusal orderNo={order_no} failure={failure} />
        </div>
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('order:cancel.title')}
      size="form"
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('order:cancel.keep')}
          </Button>
          <Button onClick={() => void confirm()} disabled={reason === null} loading={isLoading}>
            {t('order:cancel.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-12 textAlign-left">
        <p>{t('order:cancel.text')}</p>
        {(payment || flag_may_come_late) && <p>{t('order:payment.mayComeLate')}</p>}
        <p className="weight-700 tone-ink">{t('order:cancel.reason')}</p>
        <RadioCards
          label={t('order:cancel.reason')}
          look="rows"
          value={reason}
          onChange={setReason}
          options={reasons.map((value) => ({ value, title: t(`order:cancel.reasons.${value}`) }))}
        />
        <FailureNote failure={failure} />
      </div>
    </Dialog>
  )
}
