import { LIMITS } from '@nusaria/contracts/limits'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { CodeBoxes } from '../features/auth/code-boxes.tsx'
import { sentCode } from '../features/auth/code-sent.ts'
import { isOverLogin } from '../features/auth/over-login.ts'
import { useReturnWhen } from '../features/auth/use-return.ts'
import { useBack } from '../shared/layout/use-back.ts'
import { paths } from '../shared/paths.ts'
import { useIsMember } from '../shared/state/hooks.ts'
import { IconButton } from '../shared/ui/button.tsx'
import { Icon } from '../shared/ui/icon.tsx'
import { usePageTitle } from '../shared/ui/page-title.ts'
import css from './verification-code-page.module.css'

/** `/verificationCode` on mobile: the six digits. Without a code on its way it leads to the phone number. */
export function VerificationCodePage() {
  const { t } = useTranslation(['auth', 'common'])
  const back = useBack(paths.login)
  const isMember = useIsMember()
  const [awaited] = useState(() => sentCode.get() !== null)
  useReturnWhen(isMember, awaited ? LIMITS.postLoginRedirect : 0, isOverLogin(useLocation().state))
  usePageTitle(t('auth:code.title'))
  if (!awaited && !isMember) return <Navigate to={paths.login} replace />
  return (
    <div className={css.page}>
      <IconButton label={t('common:action.back')} className={css.back} onClick={back}>
        <Icon of={ArrowLeft} size={20} />
      </IconButton>
      <h1>{t('auth:code.title')}</h1>
      <CodeBoxes />
    </div>
  )
}
