import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { useLogout } from './use-logout.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks before logging out, then does. */
export function LogoutDialog({ open, onClose }: Props) {
  const { t } = useTranslation('auth')
  const logout = useLogout()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await logout()
    setBusy(false)
    onClose()
    toast.success(t('logout.done'))
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('logout.title')}
      text={t('logout.text')}
      confirmLabel={t('logout.action')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      loading={busy}
    />
  )
}
