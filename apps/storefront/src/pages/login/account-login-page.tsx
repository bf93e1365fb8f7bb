import { useNavigate } from 'react-router-dom'
import { LoginScreen } from '../../features/login/login-screen.tsx'
import { PasswordLoginForm } from '../../features/login/password-login-form.tsx'
import { paths } from '../../shared/paths.ts'

/** `/accountLogin` on mobile: sign-in by phone or e-mail with its password. */
export function AccountLoginPage() {
  const navigate = useNavigate()
  return (
    <LoginScreen way="password">
      <PasswordLoginForm onReset={() => void navigate(paths.forgetPassword)} />
    </LoginScreen>
  )
}
