import { useTranslation } from 'react-i18next'
import { failureOf } from '../api/failure.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FailureNote } from '../ui/note.tsx'
import { Tag } from '../ui/tag.tsx'
import { toast } from '../ui/toast.ts'
import { useAfterSaleCancelMutation, useAfterSaleDetailQuery } from './after-sale-api.ts'
import { statusLook } from './status-look.ts'

/** Where the request stands now that it can't be taken back any more. */
function StandsNow({ afterSaleNo }: { readonly afterSaleNo: string }) {
  const { t } = useTranslation('afterSale')
  const { data } = useAfterSaleDetailQuery({ after_sale_no: afterSaleNo })
  if (!data) return null
  const { word, tag } = statusLook[data.status]
  return (
    <p>
      {t('list.cancel.now')} <Tag tone={tag}>{t(`status.${word}`)}</Tag>
    </p>
  )
}

interface Props {
  readonly afterSaleNo: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks whether a request is really taken back, takes it back; or says why it can't be any more, and where it stands. */
export function CancelRequest({ afterSaleNo, open, onClose }: Props) {
  const { t } = useTranslation(['afterSale', 'common'])
  const [cancel, { isLoading, error, reset }] = useAfterSaleCancelMutation()
  const failure = failureOf(error)
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
      {!refused && <p>{t('afterSale:list.cancel.text')}</p>}
      <FailureNote failure={failure} />
      {refused && <StandsNow afterSaleNo={afterSaleNo} />}
    </Dialog>
  )
}
