import { useNavigate } from 'react-router-dom'
import { EmailLoginForm } from '../../features/login/email-login-form.tsx'
import { fromLoginState } from '../../features/login/from-login.ts'
import { LoginScreen } from '../../features/login/login-screen.tsx'
import { paths } from '../../shared/paths.ts'

/** `/emailLogin` on mobile: sign-in by e-mail. */
export function EmailLoginPage() {
  const navigate = useNavigate()
  return (
    <LoginScreen way="email">
      <EmailLoginForm onSent={() => void navigate(paths.verificationCode, { state: fromLoginState })} />
    </LoginScreen>
  )
}
