import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResetForm } from '../../features/login/reset-form.tsx'
import { ChangePasswordForm } from '../../features/settings/change-password-form.tsx'
import { EditDialog } from '../../features/settings/edit-dialog.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import css from './page.module.css'
import { useRequireLogin } from './use-require-login.ts'

interface Props {
  readonly member: UserInfo
  readonly open: boolean
  readonly onClose: () => void
}

function PasswordForms({ member, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation(['profile', 'auth'])
  const [byCode, setByCode] = useState(false)
  const loginAnew = useRequireLogin()
  const { phone, email, flag_password = true } = member
  const done = () => {
    onClose()
    loginAnew()
  }
  if (byCode)
    return (
      <ResetForm
        linked={phone ? { kind: 'phone', masked: phone } : { kind: 'email', masked: email }}
        onDone={done}
        onCancel={() => setByCode(false)}
      />
    )
  return (
    <ChangePasswordForm
      hasPassword={flag_password}
      onDone={() => {
        toast.success(t('auth:reset.done'))
        done()
      }}
      onCancel={onClose}
      byCode={
        flag_password && (phone || email) ? (
          <button type="button" className={css.byCode} onClick={() => setByCode(true)}>
            {t('profile:password.forgot')}
          </button>
        ) : undefined
      }
    />
  )
}

/** Where the password is set or changed: against the current one, or by a code to the linked phone or e-mail. Both end every session. */
export function PasswordDialog({ member, open, onClose }: Props) {
  const { t } = useTranslation('profile')
  return (
    <EditDialog open={open} title={t((member.flag_password ?? true) ? 'password.changeTitle' : 'password.setTitle')} onClose={onClose}>
      <PasswordForms member={member} onClose={onClose} />
    </EditDialog>
  )
}
