import { useSystemMembersrvSystemQuery } from '#commerce/customer-service/api.ts'
import { useOrderConfirmReceiptMutation, useOrderDetailQuery } from '#commerce/order/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { OrderActionDialog, type OrderDialogProps } from './order-action-dialog.tsx'
import css from './order-dialogs.module.css'

/** Shows the consequences first, as far as they could be loaded. */
export function ConfirmReceiptDialog(dialog: OrderDialogProps) {
  const { orderNo: order_no, open } = dialog
  const { t } = useTranslation('order')
  const [send] = useOrderConfirmReceiptMutation()
  const { data: order, isLoading: waitsForOrder } = useOrderDetailQuery({ order_no }, { skip: !open })
  const { data: system, isLoading: waitsForSystem } = useSystemMembersrvSystemQuery(undefined, { skip: !open })
  const coins = order?.amounts.coins_earned ?? 0
  const underWay = order?.parcels.filter(({ status }) => status !== 'delivered').length ?? 0
  return (
    <OrderActionDialog {...dialog} action="receipt" send={() => send({ order_no })} waits={waitsForOrder || waitsForSystem}>
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
    </OrderActionDialog>
  )
}
