import { skipToken } from '@reduxjs/toolkit/query'
import { AfterSaleStatusTag } from '#commerce/after-sale/after-sale-status-tag.tsx'
import { toFailure } from '#platform/api/failure.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { useAfterSaleCancelMutation, useAfterSaleDetailQuery, useAfterSaleOptionsQuery } from '../api.ts'

function CurrentStatus({ afterSaleNo }: { readonly afterSaleNo: string }) {
  const { t } = useTranslation('afterSale')
  const { data } = useAfterSaleDetailQuery({ after_sale_no: afterSaleNo })
  if (!data) return null
  return (
    <p>
      <span>{t('list.cancel.now')}</span> <AfterSaleStatusTag request={data} />
    </p>
  )
}

/** Whether and until when the shopper can apply again after cancelling. */
function ReapplyInfo({ afterSaleNo }: { readonly afterSaleNo: string }) {
  const { t } = useTranslation('afterSale')
  const { data: request } = useAfterSaleDetailQuery({ after_sale_no: afterSaleNo })
  const { data: options } = useAfterSaleOptionsQuery(request ? { order_no: request.order_no } : skipToken)
  if (!options) return null
  const { deadline, attempts_left, server_time } = options
  if (attempts_left === 0) return <span>{t('list.cancel.used')}</span>
  if (deadline === null) return <span>{t('list.cancel.later')}</span>
  const over = Date.parse(deadline) <= Date.parse(server_time)
  return <span>{over ? t('list.cancel.over') : t('list.cancel.until', { time: formatDateTime(deadline) })}</span>
}

interface Props {
  readonly afterSaleNo: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Confirms and cancels a request, or says why it can't be cancelled any more. */
export function CancelAfterSaleDialog({ afterSaleNo, open, onClose }: Props) {
  const { t } = useTranslation(['afterSale', 'common'])
  const [cancel, { isLoading, error, reset }] = useAfterSaleCancelMutation()
  const failure = toFailure(error)
  const refused = failure?.kind === 'business'
  const close = () => {
    reset()
    onClose()
  }
  const confirm = async () => {
    const { data } = await cancel({ after_sale_no: afterSaleNo })
    if (!data) return
    toast.success(t('afterSale:list.cancel.done'))
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(refused ? 'afterSale:list.cancel.refused' : 'afterSale:list.cancel.title')}
      size="form"
      footer={
        refused ? (
          <Button onClick={close}>{t('common:action.close')}</Button>
        ) : (
          <>
            <Button variant="outline" onClick={close}>
              {t('afterSale:list.cancel.keep')}
            </Button>
            <Button onClick={() => void confirm()} loading={isLoading}>
              {t('afterSale:list.cancel.confirm')}
            </Button>
          </>
        )
      }
    >
      {!refused && (
        <p>
          <span>{t('afterSale:list.cancel.text')}</span> {open && <ReapplyInfo afterSaleNo={afterSaleNo} />}
        </p>
      )}
      <FailureNote failure={failure} />
      {refused && <CurrentStatus afterSaleNo={afterSaleNo} />}
    </Dialog>
  )
}
