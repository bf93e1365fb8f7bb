import { useNavigate } from 'react-router-dom'
import { LoginStepScreen } from '../../features/login/login-screen.tsx'
import { ResetForm } from '../../features/login/reset-form.tsx'
import { useBack } from '../../shared/browser/use-back.ts'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { paths } from '../../shared/paths.ts'

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
