import { LIMITS } from '@nusaria/contracts/limits'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsMember } from '../../shared/state/hooks.ts'
import { usePageTitle } from '../../shared/ui/page-title.ts'
import { Alternatives } from './alternatives.tsx'
import { GoogleParts } from './google/google-parts.tsx'
import { useGoogle } from './google/use-google.ts'
import { useGoogleAnswer } from './google/use-google-answer.ts'
import { LoggedIn, LoggingIn } from './logging-in.tsx'
import { LoginHero } from './login-hero.tsx'
import { useLoginBack } from './use-login-back.ts'
import { useReturnWhen } from './use-return.ts'
import type { Way } from './ways.ts'
import { pathOfWay } from './ways.ts'

interface Props {
  readonly way: Way
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
  const google = useGoogle()
  useGoogleAnswer()
  useReturnWhen(isMember, wasMember ? 0 : LIMITS.postLoginRedirect)
  usePageTitle(t('title'))
  if (wasMember && isMember) return null
  // In place of this page, so that the way back stays as long as it was.
  const choose = (other: Way) => void navigate(pathOfWay[other], { replace: true, state })
  return (
    <LoginHero onBack={back}>
      {isMember ? (
        <LoggedIn />
      ) : google.loggingIn ? (
        <LoggingIn text={t('google.loggingIn')} />
      ) : (
        <>
          <GoogleParts google={google} onChoose={choose} />
          {children}
          <Alternatives current={way} onChoose={choose} onGoogle={google.start} leaving={google.leaving} />
        </>
      )}
    </LoginHero>
  )
}
