import { LIMITS } from '@nusaria/contracts/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { CodeLoginForm } from '../features/auth/code-boxes.tsx'
import { sentCodeStore } from '../features/auth/code-sent.ts'
import { isFromLogin } from '../features/auth/over-login.ts'
import { LoginStepScreen } from '../features/auth/plain-screen.tsx'
import { useReturnAfterLogin } from '../features/auth/use-return.ts'
import { useBack } from '../shared/layout/use-back.ts'
import { paths } from '../shared/paths.ts'
import { useIsMember } from '../shared/state/hooks.ts'

/** `/verificationCode` on mobile: the six digits. Without a code on its way it leads to the login. */
export function VerificationCodePage() {
  const { t } = useTranslation('auth')
  const isMember = useIsMember()
  const [awaited] = useState(() => sentCodeStore.get())
  const back = useBack(awaited?.accountType === 4 ? paths.emailLogin : paths.login)
  useReturnAfterLogin(isMember, awaited ? LIMITS.postLoginRedirect : 0, isFromLogin(useLocation().state))
  if (!awaited && !isMember) return <Navigate to={paths.login} replace />
  return (
    <LoginStepScreen title={t('code.title')} onBack={back}>
      <CodeLoginForm onEdit={back} />
    </LoginStepScreen>
  )
}
