import { useNavigate } from 'react-router-dom'
import { fromLoginState } from '../../features/login/from-login.ts'
import { LoginScreen } from '../../features/login/login-screen.tsx'
import { PhoneLoginForm } from '../../features/login/phone-login-form.tsx'
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
