import { useNavigate } from 'react-router-dom'
import { EmailLoginForm } from '../features/auth/email-form.tsx'
import { LoginScreen } from '../features/auth/login-screen.tsx'
import { fromLoginState } from '../features/auth/over-login.ts'
import { paths } from '../shared/paths.ts'

/** `/emailLogin` on mobile: sign-in by e-mail. */
export function EmailLoginPage() {
  const navigate = useNavigate()
  return (
    <LoginScreen way="email">
      <EmailLoginForm onSent={() => void navigate(paths.verificationCode, { state: fromLoginState })} />
    </LoginScreen>
  )
}
