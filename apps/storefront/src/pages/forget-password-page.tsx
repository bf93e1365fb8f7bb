import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { LoginStepScreen } from '../features/auth/plain-screen.tsx'
import { ResetForm } from '../features/auth/reset-form.tsx'
import { useBack } from '../shared/layout/use-back.ts'
import { paths } from '../shared/paths.ts'

/** `/forgetPassword` and `/resetPassword` on mobile: a new password against a code. */
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
