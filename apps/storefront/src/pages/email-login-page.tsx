import { useNavigate } from 'react-router-dom'
import { EmailForm } from '../features/auth/email-form.tsx'
import { LoginScreen } from '../features/auth/login-screen.tsx'
import { overLogin } from '../features/auth/over-login.ts'
import { paths } from '../shared/paths.ts'

/** `/emailLogin` on mobile: sign-in by e-mail. */
export function EmailLoginPage() {
  const navigate = useNavigate()
  return (
    <LoginScreen way="email">
      <EmailForm onSent={() => void navigate(paths.verificationCode, { state: overLogin })} />
    </LoginScreen>
  )
}
