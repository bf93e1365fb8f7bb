import { useSystemMembersrvSystemQuery } from '#commerce/customer-service/api.ts'
import { useOrderConfirmReceiptMutation, useOrderDetailQuery } from '#commerce/order/api.ts'
import { failedWith, toFailure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import css from './order-dialogs.module.css'
import { isRefused, OrderRefusal } from './order-refusal.tsx'

interface Props {
  readonly orderNo: string
  readonly open: boolean
  readonly onClose: () => void
}

/** What the consequences of confirming depend on. */
function useConsequences({ orderNo, open }: Props) {
  const { data: order, isLoading: waitsForOrder } = useOrderDetailQuery({ order_no: orderNo }, { skip: !open })
  const { data: system, isLoading: waitsForSystem } = useSystemMembersrvSystemQuery(undefined, { skip: !open })
  return { order, system, isLoading: waitsForOrder || waitsForSystem } as const
}

/** The consequences of confirming, as far as they could be loaded. */
function Consequences({ order, system }: ReturnType<typeof useConsequences>) {
  const { t } = useTranslation('order')
  const coins = order?.amounts.coins_earned ?? 0
  const open = order?.parcels.filter(({ status }) => status !== 'delivered').length ?? 0
  return (
    <div className="grid gap-12 textAlign-left">
      {open > 0 && (
        <Note tone="amber" role="status">
          {t('receipt.underWay', { count: open })}
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
  )
}

/** Confirms receipt, after showing the consequences; or shows why it isn't possible. */
export function ConfirmReceiptDialog(props: Props) {
  const { orderNo, open, onClose } = props
  const { t } = useTranslation(['order', 'common'])
  const [send, { isLoading, error, reset }] = useOrderConfirmReceiptMutation()
  const consequences = useConsequences(props)
  const failure = toFailure(error)
  const refused = isRefused(failure)
  const close = () => {
    reset()
    onClose()
  }
  const confirm = async () => {
    const { data } = await send({ order_no: orderNo })
    if (!data) return
    toast.success(t('order:receipt.done'))
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(refused ? 'order:receipt.refused' : 'order:receipt.title')}
      size="form"
      footer={
        refused ? (
          <Button onClick={close}>{t('common:action.close')}</Button>
        ) : (
          <>
            <Button variant="outline" onClick={close}>
              {t('order:receipt.keep')}
            </Button>
            {/* Late consequences would move the button away from the finger. */}
            <Button onClick={() => void confirm()} loading={isLoading || consequences.isLoading}>
              {t('order:receipt.confirm')}
            </Button>
          </>
        )
      }
    >
      {refused ? (
        <div className="grid gap-12 textAlign-left">
          <OrderRefusal orderNo={orderNo} failure={failure} ongoing={failedWith(error, 'AFTER_SALE_ONGOING')} />
        </div>
      ) : (
        <>
          <Consequences {...consequences} />
          <FailureNote failure={failure} />
        </>
      )}
    </Dialog>
  )
}
