import { LIMITS } from '@nusaria/contracts/limits'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsMember } from '../../shared/state/hooks.ts'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { GoogleLoginMessages } from './google/google-login-messages.tsx'
import { useCaptureGoogleCallback } from './google/use-capture-google-callback.ts'
import { useGoogleLogin } from './google/use-google-login.ts'
import { LoginHero } from './login-hero.tsx'
import type { LoginMethod } from './login-methods.ts'
import { loginMethodPaths } from './login-methods.ts'
import { LoginPending, LoginSuccess } from './login-status.tsx'
import { OtherLoginMethods } from './other-login-methods.tsx'
import { useLoginBack } from './use-login-back.ts'
import { useReturnAfterLogin } from './use-return-after-login.ts'

interface Props {
  readonly way: LoginMethod
  /** Its form. */
  readonly children: ReactNode
}

/**
 * A mobile login page: welcome, the form of one way, the other ways. Who logged in here is led back a second later; who is logged in
 * already (by the code page after it, or in another tab) at once.
 */
export function LoginScreen({ way, children }: Props) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { state } = useLocation()
  const back = useLoginBack()
  const isMember = useIsMember()
  const [wasMember] = useState(isMember)
  const google = useGoogleLogin()
  useCaptureGoogleCallback()
  useReturnAfterLogin(isMember, wasMember ? 0 : LIMITS.postLoginRedirect)
  usePageTitle(t('title'))
  if (wasMember && isMember) return null
  // In place of this page, so that the way back stays as long as it was.
  const choose = (other: LoginMethod) => void navigate(loginMethodPaths[other], { replace: true, state })
  return (
    <LoginHero onBack={back}>
      {isMember ? (
        <LoginSuccess />
      ) : google.loggingIn ? (
        <LoginPending text={t('google.loggingIn')} />
      ) : (
        <>
          <GoogleLoginMessages google={google} onChoose={choose} />
          {children}
          <OtherLoginMethods current={way} onChoose={choose} onGoogle={google.start} redirecting={google.redirecting} />
        </>
      )}
    </LoginHero>
  )
}
