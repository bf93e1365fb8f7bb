import type { CancelReason } from '@nusaria/contracts/order-entities'
import { useState } from 'react'
import { useOrderCancelMutation } from '#commerce/order/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import type { CancellableOrder } from '../order/order-dialogs-context.ts'
import { OrderActionDialog, type OrderDialogProps } from './order-action-dialog.tsx'

const reasons: readonly CancelReason[] = ['changed_mind', 'wrong_address', 'wrong_product', 'found_cheaper', 'other']

interface Props extends Omit<OrderDialogProps, 'orderNo'> {
  readonly order: CancellableOrder
}

export function CancelDialog({ order: { order_no, payment, flag_may_come_late }, ...dialog }: Props) {
  const { t } = useTranslation('order')
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [cancel] = useOrderCancelMutation()
  return (
    <OrderActionDialog {...dialog} action="cancel" orderNo={order_no} send={reason && (() => cancel({ order_no, reason }))}>
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
    </OrderActionDialog>
  )
}
