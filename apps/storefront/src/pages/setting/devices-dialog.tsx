import { useTranslation } from 'react-i18next'
import { useLogout } from '../../features/login/use-logout.ts'
import { EditDialog } from '../../features/settings/edit-dialog.tsx'
import { SignedInDevices } from '../../features/settings/signed-in-devices.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The devices the member is logged in on. Logging out this one too is the shop's logout. */
export function DevicesDialog({ open, onClose }: Props) {
  const { t } = useTranslation(['profile', 'auth'])
  const logout = useLogout()
  const leave = async () => {
    onClose()
    await logout()
    toast.success(t('auth:logout.done'))
  }
  return (
    <EditDialog open={open} title={t('profile:devices.label')} onClose={onClose}>
      <SignedInDevices onLogout={leave} />
    </EditDialog>
  )
}
