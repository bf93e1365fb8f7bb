import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { LoginHero } from '../features/auth/login-hero.tsx'
import { overLogin } from '../features/auth/over-login.ts'
import { PhoneForm } from '../features/auth/phone-form.tsx'
import { useLoginBack } from '../features/auth/use-login-back.ts'
import { useReturnWhen } from '../features/auth/use-return.ts'
import { paths } from '../shared/paths.ts'
import { useIsMember } from '../shared/state/hooks.ts'
import { usePageTitle } from '../shared/ui/page-title.ts'

/** `/login` on mobile: sign-in by phone. Who is logged in already (by the code page after it, or in another tab) is led on. */
export function LoginPage() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const back = useLoginBack()
  const isMember = useIsMember()
  useReturnWhen(isMember, 0)
  usePageTitle(t('title'))
  if (isMember) return null
  return (
    <LoginHero onBack={back}>
      <PhoneForm onSent={() => void navigate(paths.verificationCode, { state: overLogin })} />
    </LoginHero>
  )
}
