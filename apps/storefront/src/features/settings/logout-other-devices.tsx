import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { Checkbox } from '../../shared/ui/chakra/checkbox.tsx'
import { FailureNote } from '../../shared/ui/feedback/note.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { useSessionEndOthersMutation } from './devices-api.ts'
import css from './signed-in-devices.module.css'

interface Props {
  /** There is no other device. */
  readonly hidden: boolean
  readonly onLogout: () => Promise<void>
}

/** Logs out all other devices once the member has confirmed it, and this one where they tick that too. */
export function LogoutOtherDevices({ hidden, onLogout }: Props) {
  const { t } = useTranslation('profile')
  const [asking, setAsking] = useState(false)
  const [thisToo, setThisToo] = useState(false)
  const [endOthers] = useSessionEndOthersMutation()
  const { submit, busy, failure, clearError } = useSubmit(endOthers, {
    onDone() {
      setAsking(false)
      if (thisToo) void onLogout()
      else toast.success(t('devices.allDone'))
    },
  })
  return (
    <>
      {!hidden && (
        <Button
          block
          variant="outline"
          onClick={() => {
            clearError()
            setThisToo(false)
            setAsking(true)
          }}
        >
          {t('devices.all')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('devices.allTitle')}
        text={
          <div className={css.question}>
            <p>{t('devices.allText')}</p>
            <Checkbox checked={thisToo} onChange={setThisToo}>
              {t('devices.thisToo')}
            </Checkbox>
            <FailureNote failure={failure} />
          </div>
        }
        confirmLabel={t('devices.out')}
        onConfirm={() => void submit({})}
        onCancel={() => setAsking(false)}
        loading={busy}
      />
    </>
  )
}
