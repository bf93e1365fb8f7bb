import { LIMITS } from '@nusaria/contracts/limits'
import { ACCOUNT_TYPE } from '@nusaria/contracts/login-types'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useBack } from '#platform/browser/use-back.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import { sentCodeStore } from '#session/sent-code.ts'
import { CodeLoginForm } from './code-login-form.tsx'
import { LoginStepScreen } from './login-screen.tsx'
import { isFromLogin, useReturnAfterLogin } from './use-return-after-login.ts'

/** `/verificationCode` on mobile: login by code. Without a sent code it redirects to the login. */
export function VerificationCodePage() {
  const { t } = useTranslation('auth')
  const isMember = useIsMember()
  const [sent] = useState(() => sentCodeStore.get())
  const back = useBack(sent?.accountType === ACCOUNT_TYPE.email ? paths.emailLogin : paths.login)
  useReturnAfterLogin(isMember, sent ? LIMITS.postLoginRedirect : 0, isFromLogin(useLocation().state))
  if (!sent && !isMember) return <Navigate to={paths.login} replace />
  return (
    <LoginStepScreen title={t('code.title')} onBack={back}>
      <CodeLoginForm onEdit={back} />
    </LoginStepScreen>
  )
}
