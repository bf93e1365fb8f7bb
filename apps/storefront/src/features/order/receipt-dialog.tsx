import { useTranslation } from 'react-i18next'
import { failureOf } from '../../shared/api/failure.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FailureNote } from '../../shared/ui/note.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { useOrderConfirmReceiptMutation } from './order-api.ts'

interface Props {
  readonly orderNo: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks whether everything has come, says what confirming ends, confirms. */
export function ReceiptDialog({ orderNo, open, onClose }: Props) {
  const { t } = useTranslation('order')
  const [send, { isLoading, error, reset }] = useOrderConfirmReceiptMutation()
  const close = () => {
    reset()
    onClose()
  }
  const confirm = async () => {
    const { data } = await send({ order_no: orderNo })
    if (!data) return
    toast.success(t('receipt.done'))
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('receipt.title')}
      size="form"
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('receipt.keep')}
          </Button>
          <Button onClick={() => void confirm()} loading={isLoading}>
            {t('receipt.confirm')}
          </Button>
        </>
      }
    >
      {t('receipt.text')}
      <FailureNote failure={failureOf(error)} />
    </Dialog>
  )
}
