import { LIMITS } from '@nusaria/contracts/limits'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { useIsMember } from '../../shared/state/hooks.ts'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { IconButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Kawung } from '../../shared/ui/paint/kawung.tsx'
import { useCaptureGoogleCallback } from './google/google-callback.ts'
import { GoogleLoginMessages } from './google/google-login-messages.tsx'
import { useGoogleLogin } from './google/use-google-login.ts'
import type { LoginMethod } from './login-methods.tsx'
import { loginMethodPaths, OtherLoginMethods } from './login-methods.tsx'
import css from './login-screen.module.css'
import { LoginPending, LoginSuccess } from './login-status.tsx'
import { useReturnAfterLogin } from './use-return-after-login.ts'

/** How many pages of the shop come before this one in the history; React Router numbers its entries. */
function pagesBefore(): number {
  return (window.history.state as { readonly idx?: number } | null)?.idx ?? 0
}

/** Set by whoever put the login in place of the page that asked for it. */
function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'inPlace' in state && state.inPlace === true
}

/** The arrow of the login page: past the page that asked for the login, which would only ask again; home when there is none before that. */
export function useLoginBack(): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const steps = isInPlace(state) ? 1 : 2
  return useCallback(() => {
    if (pagesBefore() >= steps) void navigate(-steps)
    else void navigate(paths.home, { replace: true })
  }, [navigate, steps])
}

interface LoginHeroProps {
  readonly onBack: () => void
  readonly children: ReactNode
}

/** The mobile login pages' head: the way back and a welcome, the form on a sheet of paper under it. */
export function LoginHero({ onBack, children }: LoginHeroProps) {
  const { t } = useTranslation(['auth', 'common'])
  return (
    <>
      <header className={css.top}>
        <Kawung className={css.petals} />
        <IconButton label={t('common:action.back')} className={css.back} onClick={onBack}>
          <Icon of={ArrowLeft} size={20} />
        </IconButton>
        <h1>{t('auth:welcome')}</h1>
        <p>{t('auth:pitch')}</p>
      </header>
      <div className={css.sheet}>{children}</div>
    </>
  )
}

interface LoginScreenProps {
  readonly way: LoginMethod
  /** Its form. */
  readonly children: ReactNode
}

/**
 * A mobile login page: welcome, the form of one way, the other ways. Who logged in here is led back a second later; who is logged in
 * already (by the code page after it, or in another tab) at once.
 */
export function LoginScreen({ way, children }: LoginScreenProps) {
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

interface LoginStepScreenProps {
  readonly title: string
  /** Under the title, before a form. */
  readonly text?: string
  readonly onBack: () => void
  readonly children: ReactNode
}

/** A mobile page on the way in, after the welcome: the way back, a title, what is to be done. */
export function LoginStepScreen({ title, text, onBack, children }: LoginStepScreenProps) {
  const { t } = useTranslation()
  usePageTitle(title)
  return (
    <div className={css.page}>
      <IconButton label={t('action.back')} className={css.back} onClick={onBack}>
        <Icon of={ArrowLeft} size={20} />
      </IconButton>
      <h1>{title}</h1>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {children}
    </div>
  )
}
