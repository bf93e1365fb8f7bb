import { useSubmit } from '#platform/forms/use-submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { useLogout } from './use-logout.ts'

export function LogoutDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('auth')
  const logout = useLogout()
  const onDone = () => {
    onClose()
    toast.success(t('logout.done'))
  }
  const { submit, busy } = useSubmit(() => logout().then(() => ({})), { onDone })
  return (
    <ConfirmDialog
      open={open}
      title={t('logout.title')}
      text={t('logout.text')}
      confirmLabel={t('logout.action')}
      onConfirm={() => void submit()}
      onCancel={onClose}
      loading={busy}
    />
  )
}
