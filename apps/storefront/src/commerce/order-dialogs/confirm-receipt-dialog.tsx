import { useSystemMembersrvSystemQuery } from '#commerce/customer-service/api.ts'
import { useOrderConfirmReceiptMutation, useOrderDetailQuery } from '#commerce/order/api.ts'
import { toFailure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { OrderActionDialog, type OrderDialogProps } from './order-action-dialog.tsx'
import css from './order-dialogs.module.css'

/** Shows the consequences first, as far as they could be loaded. */
export function ConfirmReceiptDialog({ orderNo, open, onClose }: OrderDialogProps) {
  const { t } = useTranslation('order')
  const [send, { isLoading, error, reset }] = useOrderConfirmReceiptMutation()
  const { data: order, isLoading: waitsForOrder } = useOrderDetailQuery({ order_no: orderNo }, { skip: !open })
  const { data: system, isLoading: waitsForSystem } = useSystemMembersrvSystemQuery(undefined, { skip: !open })
  const coins = order?.amounts.coins_earned ?? 0
  const underWay = order?.parcels.filter(({ status }) => status !== 'delivered').length ?? 0
  const failure = toFailure(error)
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
    <OrderActionDialog
      action="receipt"
      orderNo={orderNo}
      open={open}
      onClose={close}
      failure={failure}
      confirm={
        // Late consequences would move the button away from the finger.
        <Button onClick={() => void confirm()} loading={isLoading || waitsForOrder || waitsForSystem}>
          {t('receipt.confirm')}
        </Button>
      }
    >
      <div className="grid gap-12 textAlign-left">
        {underWay > 0 && (
          <Note tone="amber" role="status">
            {t('receipt.underWay', { count: underWay })}
          </Note>
        )}
        <ul className={cx('grid gap-8', css.points)}>
          <li>{t('receipt.completes')}</li>
          {system && <li>{t('receipt.afterSale', { count: system.after_sale_days })}</li>}
          {coins > 0 && <li>{t('receipt.coins', { count: coins })}</li>}
          <li>
            <b>{t('receipt.final')}</b>
          </li>
        </ul>
      </div>
      <FailureNote failure={failure} />
    </OrderActionDialog>
  )
}
