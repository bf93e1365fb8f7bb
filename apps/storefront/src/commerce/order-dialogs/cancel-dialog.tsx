import type { CancelReason } from '@nusaria/contracts/order-entities'
import { useState } from 'react'
import { useOrderCancelMutation } from '#commerce/order/api.ts'
import { toFailure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { CancellableOrder } from '../order/order-dialogs-context.ts'
import { OrderActionDialog, type OrderDialogProps } from './order-action-dialog.tsx'

const reasons: readonly CancelReason[] = ['changed_mind', 'wrong_address', 'wrong_product', 'found_cheaper', 'other']

interface Props extends Omit<OrderDialogProps, 'orderNo'> {
  readonly order: CancellableOrder
}

export function CancelDialog({ order: { order_no, payment, flag_may_come_late }, open, onClose }: Props) {
  const { t } = useTranslation('order')
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
    toast.success(t('cancel.done'))
    close()
  }
  return (
    <OrderActionDialog
      action="cancel"
      orderNo={order_no}
      open={open}
      onClose={close}
      failure={failure}
      confirm={
        <Button onClick={() => void confirm()} disabled={reason === null} loading={isLoading}>
          {t('cancel.confirm')}
        </Button>
      }
    >
      <div className="grid gap-12 textAlign-left">
        <p>{t('cancel.text')}</p>
        {(payment || flag_may_come_late) && <p>{t('payment.mayComeLate')}</p>}
        <p className="weight-700 tone-ink">{t('cancel.reason')}</p>
        <RadioCards
          label={t('cancel.reason')}
          look="rows"
          value={reason}
          onChange={setReason}
          options={reasons.map((value) => ({ value, title: t(`cancel.reasons.${value}`) }))}
        />
        <FailureNote failure={failure} />
      </div>
    </OrderActionDialog>
  )
}
