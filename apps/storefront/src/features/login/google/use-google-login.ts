import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { unwrapField } from '@nusaria/contracts/unwrap-field'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { type Failure, toFailure } from '#platform/api/failure.ts'
import { inAppBrowser } from '#platform/browser/in-app-browser.ts'
import { isDesktopComputer } from '#platform/browser/layout.ts'
import { addressFromApi } from '#platform/routing/base-path.ts'
import { safePath } from '#platform/routing/safe-path.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { authApi } from '#session/api.ts'
import { saveReturnTarget } from '#session/return-target.ts'
import { consentStore } from '../agreement.tsx'
import { GOOGLE_CHANNEL, useLogin } from '../use-login.ts'
import { type GoogleCallback, googleCallbackStore, parseGoogleCallback } from './google-callback.ts'

/** The address where the login with Google begins: a page of ours, or https elsewhere. Null for anything else. */
export function parseGoogleAuthUrl(url: string): string | null {
  const path = safePath(url)
  if (path !== null) return addressFromApi(path)
  try {
    const { protocol, href } = new URL(url)
    return protocol === 'https:' ? href : null
  } catch {
    return null
  }
}

/** Asks the shop for Google's address and opens it. The shopper returns to the current page. */
function useGoogleRedirect() {
  const dispatch = useAppDispatch()
  const location = useLocation()
  const [redirecting, setRedirecting] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  // The browser's back button restores this page from its cache, in the state it was left in.
  useEffect(() => {
    const onPageShow = () => setRedirecting(false)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  const start = async () => {
    setRedirecting(true)
    setFailure(null)
    const ask = authApi.endpoints.authGoogleAuth.initiate(
      { device: isDesktopComputer() ? 'pc' : '' },
      { subscribe: false, forceRefetch: true },
    )
    const { data, error } = await dispatch(ask)
    const page = data ? parseGoogleAuthUrl(unwrapField(data, 'url')) : null
    if (page !== null) {
      saveReturnTarget(location)
      safeSessionStorage.set('sourceChannel', GOOGLE_CHANNEL)
      return window.location.assign(page)
    }
    setRedirecting(false)
    setFailure(data ? { kind: 'malformed' } : (toFailure(error) ?? { kind: 'network' }))
  }

  return { start, redirecting, failure } as const
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loggingIn' }
  /** The shopper refused at Google. */
  | { readonly kind: 'denied' }
  /** `code`: to try again with, when the call got no answer. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly code: string | null }

function toState(answer: GoogleCallback | null): State {
  if (!answer) return { kind: 'idle' }
  return { kind: answer.code === null ? 'denied' : 'loggingIn' }
}

/** Logs in with the code that Google sent back. */
function useGoogleCallback(onDone?: () => void) {
  const { search } = useLocation()
  const login = useLogin()
  const answer = useSyncExternalStore(googleCallbackStore.subscribe, googleCallbackStore.peek)
  const [state, setState] = useState(() => toState(answer ?? parseGoogleCallback(search)?.answer ?? null))

  const logIn = async (code: string) => {
    setState({ kind: 'loggingIn' })
    const { error: failure } = await login({
      country_code: '',
      account: '',
      password: '',
      check_code: code,
      login_type: LOGIN_TYPE.google,
      image_code: '',
      image_nonce: '',
    })
    if (!failure) return onDone?.()
    setState({ kind: 'failed', failure, code: failure.kind === 'business' || failure.kind === 'session' ? null : code })
  }
  const act = useEffectEvent(() => {
    const callback = googleCallbackStore.take()
    if (!callback) return
    if (callback.code === null) setState(toState(callback))
    else void logIn(callback.code)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a new callback is stored
  useEffect(() => act(), [answer])

  return { state, retry: (code: string) => void logIn(code), reset: () => setState({ kind: 'idle' }) } as const
}

export interface GoogleLogin {
  /** Opens Google, or the dialog about the browser inside an app. */
  readonly start: () => void
  readonly redirecting: boolean
  /** Google sent a code back, and the login with it is being sent. */
  readonly loggingIn: boolean
  /** Why the login failed; `denied` when the shopper refused at Google. */
  readonly error: Failure | 'denied' | null
  readonly retry: () => void
  /** The dialog that opens the shop in a browser is open. */
  readonly openInBrowser: boolean
  /** The dialog that asks for consent is open: every login method needs it. */
  readonly asksConsent: boolean
  readonly giveConsent: () => void
  readonly dismiss: () => void
}

/** Login with Google, from the redirect to the callback. */
export function useGoogleLogin(onDone?: () => void): GoogleLogin {
  const redirect = useGoogleRedirect()
  const callback = useGoogleCallback(onDone)
  const [open, setOpen] = useState<'consent' | 'browser' | null>(null)

  const start = () => {
    callback.reset()
    if (inAppBrowser() !== null) setOpen('browser')
    else if (!consentStore.isGiven()) setOpen('consent')
    else void redirect.start()
  }
  const { state } = callback
  const returned = state.kind === 'denied' ? 'denied' : state.kind === 'failed' ? state.failure : null
  return {
    start,
    redirecting: redirect.redirecting,
    loggingIn: state.kind === 'loggingIn',
    error: redirect.failure ?? returned,
    retry: () => (state.kind === 'failed' && state.code !== null ? callback.retry(state.code) : start()),
    openInBrowser: open === 'browser',
    asksConsent: open === 'consent',
    giveConsent() {
      setOpen(null)
      consentStore.set(true)
      void redirect.start()
    },
    dismiss: () => setOpen(null),
  }
}
