import { useTranslation } from 'react-i18next'
import { useLogout } from '../../features/auth/use-logout.ts'
import { EditDialog } from '../../features/profile/edit-window.tsx'
import { SignedInDevices } from '../../features/profile/signed-in-devices.tsx'
import { toast } from '../../shared/ui/toast.ts'

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
