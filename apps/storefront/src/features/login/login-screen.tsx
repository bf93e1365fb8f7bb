import { LIMITS } from '@nusaria/contracts/limits'
import { type ReactNode, useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import { cx } from '#ui/cx.ts'
import { StorageNote } from '#ui/feedback/storage-note.tsx'
import { BackButton } from '#ui/layout/back-button.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Kawung } from '#ui/primitives/kawung.tsx'
import { useCaptureGoogleCallback } from './google/google-callback.ts'
import { GoogleLoginMessages } from './google/google-login-messages.tsx'
import { useGoogleLogin } from './google/use-google-login.ts'
import { type LoginMethod, loginMethodPaths, loginMethodTitles, OtherLoginMethods } from './login-methods.tsx'
import css from './login-screen.module.css'
import { LoginPending, LoginSuccess } from './login-status.tsx'
import { useReturnAfterLogin } from './use-return-after-login.ts'
import { useSessionOver } from './use-session-over.ts'

/** How many pages of the shop come before this one in the history. React Router numbers the entries. */
function pagesBefore(): number {
  return (window.history.state as { readonly idx?: number } | null)?.idx ?? 0
}

/** The login replaced the page that asked for it in the history. */
function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'inPlace' in state && state.inPlace === true
}

/** The back arrow of a login page. It skips the page that asked for the login, which would ask again, and opens home when nothing comes before it. */
function useLoginBack(): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const steps = isInPlace(state) ? 1 : 2
  return useCallback(() => {
    if (pagesBefore() >= steps) void navigate(-steps)
    else void navigate(paths.home, { replace: true })
  }, [navigate, steps])
}

/** Header of the mobile login pages, with the form on a sheet below it. */
function LoginHero({ onBack, children }: { readonly onBack: () => void; readonly children: ReactNode }) {
  const { t } = useTranslation(['auth', 'common'])
  const over = useSessionOver()
  return (
    <>
      <header className={css.top}>
        <Kawung className={css.petals} />
        <BackButton className={css.back} onClick={onBack} />
        <h1>{over?.title ?? t('auth:welcome')}</h1>
        <p className="above-6">{over?.text ?? t('auth:pitch')}</p>
      </header>
      <div className={css.sheet}>{children}</div>
    </>
  )
}

/**
 * A mobile login page: header, the form of one login method, buttons for the others. A shopper who logs in here returns after a second; one
 * who is logged in already (on the code page, or in another tab) returns at once.
 */
export function LoginScreen({ method, children }: { readonly method: LoginMethod; readonly children: ReactNode }) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { state } = useLocation()
  const back = useLoginBack()
  const isMember = useIsMember()
  const [wasMember] = useState(isMember)
  const google = useGoogleLogin()
  useCaptureGoogleCallback()
  useReturnAfterLogin(isMember, wasMember ? 0 : LIMITS.postLoginRedirect)
  usePageTitle(t(loginMethodTitles[method]))
  if (wasMember && isMember) return null
  // Replaces this page, so that back still leaves the login with one press.
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
          <OtherLoginMethods current={method} onChoose={choose} onGoogle={google.start} redirecting={google.redirecting} />
          <StorageNote className="above-24" />
        </>
      )}
    </LoginHero>
  )
}

interface LoginStepScreenProps {
  readonly title: string
  readonly text?: string
  readonly onBack: () => void
  readonly children: ReactNode
}

/** A mobile page of a later login step: back button, title and content. */
export function LoginStepScreen({ title, text, onBack, children }: LoginStepScreenProps) {
  usePageTitle(title)
  return (
    <div className={css.page}>
      <BackButton className={css.back} onClick={onBack} />
      <h1>{title}</h1>
      {text !== undefined && <p className={cx('line-22 tone-ink-2', css.text)}>{text}</p>}
      {children}
      <StorageNote className="above-24" />
    </div>
  )
}
