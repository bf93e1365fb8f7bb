import { useNavigate } from 'react-router-dom'
import { ResetForm } from '#commerce/account-forms/reset-form.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { useBack } from '#ui/layout/back-button.tsx'
import { LoginStepScreen } from './login-screen.tsx'

/** `/forgetPassword` and `/resetPassword` on mobile: the password reset. */
export function ForgetPasswordPage() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const back = useBack(paths.accountLogin)
  return (
    <LoginStepScreen title={t('reset.title')} text={t('reset.text')} onBack={back}>
      <ResetForm onDone={() => void navigate(paths.login, { replace: true })} />
    </LoginStepScreen>
  )
}
