import { useNavigate } from 'react-router-dom'
import { EmailLoginForm, PhoneLoginForm } from '../../features/login/code-request-form.tsx'
import { LoginScreen } from '../../features/login/login-screen.tsx'
import { PasswordLoginForm } from '../../features/login/password-login-form.tsx'
import { fromLoginState } from '../../features/login/use-return-after-login.ts'
import { paths } from '../../shared/paths.ts'

/** `/login` on mobile: sign-in by phone. */
export function LoginPage() {
  const navigate = useNavigate()
  return (
    <LoginScreen way="phone">
      <PhoneLoginForm onSent={() => void navigate(paths.verificationCode, { state: fromLoginState })} />
    </LoginScreen>
  )
}

/** `/emailLogin` on mobile: sign-in by e-mail. */
export function EmailLoginPage() {
  const navigate = useNavigate()
  return (
    <LoginScreen way="email">
      <EmailLoginForm onSent={() => void navigate(paths.verificationCode, { state: fromLoginState })} />
    </LoginScreen>
  )
}

/** `/accountLogin` on mobile: sign-in by phone or e-mail with its password. */
export function AccountLoginPage() {
  const navigate = useNavigate()
  return (
    <LoginScreen way="password">
      <PasswordLoginForm onReset={() => void navigate(paths.forgetPassword)} />
    </LoginScreen>
  )
}
