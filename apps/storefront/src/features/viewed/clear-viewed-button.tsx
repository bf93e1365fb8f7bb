import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../shared/api/failure-of.ts'
import { FailureNote } from '../../shared/ui/feedback/note.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { useFavouriteViewedClearMutation } from './viewed-api.ts'

/** Forgets what was opened lately, after asking. The question stays, with the reason, when it fails. */
export function ClearViewedButton() {
  const { t } = useTranslation('viewed')
  const [asked, setAsked] = useState(false)
  const [clear, { isLoading, error, reset }] = useFavouriteViewedClearMutation()
  const close = () => {
    reset()
    setAsked(false)
  }
  const confirm = async () => {
    const reply = await clear()
    if (reply.error) return
    close()
    toast.success(t('clear.done'))
  }
  const failure = failureOf(error)
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {t('clear.action')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('clear.title')}
        text={
          <>
            {t('clear.text')}
            <FailureNote failure={failure?.kind === 'business' ? undefined : failure} />
          </>
        }
        confirmLabel={t('clear.confirm')}
        onConfirm={() => void confirm()}
        onCancel={close}
        loading={isLoading}
      />
    </>
  )
}
