import { useNavigate } from 'react-router-dom'
import { LoginScreen } from '../features/auth/login-screen.tsx'
import { fromLoginState } from '../features/auth/over-login.ts'
import { PhoneLoginForm } from '../features/auth/phone-form.tsx'
import { paths } from '../shared/paths.ts'

/** `/login` on mobile: sign-in by phone. */
export function LoginPage() {
  const navigate = useNavigate()
  return (
    <LoginScreen way="phone">
      <PhoneLoginForm onSent={() => void navigate(paths.verificationCode, { state: fromLoginState })} />
    </LoginScreen>
  )
}
