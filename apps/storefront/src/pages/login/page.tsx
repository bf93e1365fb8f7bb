import { useNavigate } from 'react-router-dom'
import { EmailLoginForm, PhoneLoginForm } from '../../features/login/code-request-form.tsx'
import { LoginScreen } from '../../features/login/login-screen.tsx'
import { PasswordLoginForm } from '../../features/login/password-login-form.tsx'
import { fromLoginState } from '../../features/login/use-return-after-login.ts'
import { paths } from '../../shared/paths.ts'

/** `/login` on mobile: login by phone. */
export function LoginPage() {
  const navigate = useNavigate()
  return (
    <LoginScreen method="phone">
      <PhoneLoginForm onSent={() => void navigate(paths.verificationCode, { state: fromLoginState })} />
    </LoginScreen>
  )
}

/** `/emailLogin` on mobile: login by e-mail. */
export function EmailLoginPage() {
  const navigate = useNavigate()
  return (
    <LoginScreen method="email">
      <EmailLoginForm onSent={() => void navigate(paths.verificationCode, { state: fromLoginState })} />
    </LoginScreen>
  )
}

/** `/accountLogin` on mobile: login with a password. */
export function AccountLoginPage() {
  const navigate = useNavigate()
  return (
    <LoginScreen method="password">
      <PasswordLoginForm onReset={() => void navigate(paths.forgetPassword)} />
    </LoginScreen>
  )
}
