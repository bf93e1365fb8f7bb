import type { CancelReason } from '@nusaria/contracts/order-entities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../shared/api/failure.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FailureNote } from '../../shared/ui/note.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { useOrderCancelMutation } from './order-api.ts'
import css from './order-dialogs.module.css'

const reasons: readonly CancelReason[] = ['changed_mind', 'wrong_address', 'wrong_product', 'found_cheaper', 'other']

interface Props {
  readonly orderNo: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks why, says what cancelling does, cancels. */
export function CancelDialog({ orderNo, open, onClose }: Props) {
  const { t } = useTranslation('order')
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [cancel, { isLoading, error, reset }] = useOrderCancelMutation()
  const close = () => {
    reset()
    onClose()
  }
  const confirm = async () => {
    if (!reason) return
    const { data } = await cancel({ order_no: orderNo, reason })
    if (!data) return
    toast.success(t('cancel.done'))
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('cancel.title')}
      size="form"
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('cancel.keep')}
          </Button>
          <Button onClick={() => void confirm()} disabled={reason === null} loading={isLoading}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <p>{t('cancel.text')}</p>
        <p className={css.ask}>{t('cancel.reason')}</p>
        <RadioCards
          label={t('cancel.reason')}
          look="rows"
          value={reason}
          onChange={setReason}
          options={reasons.map((value) => ({ value, title: t(`cancel.reasons.${value}`) }))}
        />
        <FailureNote failure={failureOf(error)} />
      </div>
    </Dialog>
  )
}
