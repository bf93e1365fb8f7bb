import { useNavigate } from 'react-router-dom'
import { paths } from '#platform/routing/paths.ts'
import { CodeRequestForm } from './code-request-form.tsx'
import { LoginScreen } from './login-screen.tsx'
import { PasswordLoginForm } from './password-login-form.tsx'
import { fromLoginState } from './use-return-after-login.ts'

/** `/login` on mobile: login by phone. */
export function LoginPage() {
  const navigate = useNavigate()
  return (
    <LoginScreen method="phone">
      <CodeRequestForm kind="phone" onSent={() => void navigate(paths.verificationCode, { state: fromLoginState })} />
    </LoginScreen>
  )
}

/** `/emailLogin` on mobile: login by e-mail. */
export function EmailLoginPage() {
  const navigate = useNavigate()
  return (
    <LoginScreen method="email">
      <CodeRequestForm kind="email" onSent={() => void navigate(paths.verificationCode, { state: fromLoginState })} />
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
