import { unwrapField } from '@nusaria/contracts/unwrap-field'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { Failure } from '../../../shared/api/failure.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { isDesktopComputer } from '../../../shared/browser/device.ts'
import { inAppBrowser } from '../../../shared/browser/in-app-browser.ts'
import { safePath } from '../../../shared/safe-path.ts'
import { safeSessionStorage } from '../../../shared/state/browser-storage.ts'
import { useAppDispatch } from '../../../shared/state/hooks.ts'
import { saveReturnTarget } from '../../../shared/state/return-target.ts'
import { consentStore } from '../agreement.tsx'
import { loginApi } from '../login-api.ts'
import { GOOGLE_CHANNEL, useLogin } from '../use-login.ts'
import type { GoogleCallback } from './google-callback.ts'
import { googleCallbackStore, parseGoogleCallback } from './google-callback.ts'

/** Where Google's sign-in may begin: a page of ours, or https elsewhere. Null for anything else. */
export function parseGoogleAuthUrl(url: string): string | null {
  const path = safePath(url)
  if (path !== null) return path
  try {
    const { protocol, href } = new URL(url)
    return protocol === 'https:' ? href : null
  } catch {
    return null
  }
}

/** Asks where Google's sign-in begins and goes there; the page under an open dialog is where it leads back to. */
export function useGoogleRedirect() {
  const dispatch = useAppDispatch()
  const location = useLocation()
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  // Back by the browser's button: this page as it was left, out of the cache.
  useEffect(() => {
    const back = () => setLeaving(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  const start = async () => {
    setLeaving(true)
    setFailure(null)
    const ask = loginApi.endpoints.authGoogleAuth.initiate(
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
    setLeaving(false)
    setFailure(data ? { kind: 'malformed' } : (failureOf(error) ?? { kind: 'network' }))
  }

  return { start, leaving, failure, forget: () => setFailure(null) } as const
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loggingIn' }
  /** Google was told no. */
  | { readonly kind: 'denied' }
  /** `code` is the one to try again with, when the call didn't get through. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly code: string | null }

function stateOf(answer: GoogleCallback | null): State {
  if (!answer) return { kind: 'idle' }
  return { kind: answer.code === null ? 'denied' : 'loggingIn' }
}

/** The way back from Google: logs in with the code of its answer. */
export function useGoogleCallback(onDone?: () => void) {
  const { search } = useLocation()
  const login = useLogin()
  const answer = useSyncExternalStore(googleCallbackStore.subscribe, googleCallbackStore.peek)
  const [state, setState] = useState(() => stateOf(answer ?? parseGoogleCallback(search)?.answer ?? null))

  const logIn = async (code: string) => {
    setState({ kind: 'loggingIn' })
    const { error: failure } = await login({
      country_code: '',
      account: '',
      password: '',
      check_code: code,
      login_type: 5,
      image_code: '',
      image_nonce: '',
    })
    if (!failure) return onDone?.()
    setState({ kind: 'failed', failure, code: failure.kind === 'business' || failure.kind === 'session' ? null : code })
  }
  const act = useEffectEvent(() => {
    const taken = googleCallbackStore.take()
    if (!taken) return
    if (taken.code === null) setState(stateOf(taken))
    else void logIn(taken.code)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is waiting is taken whenever that changes
  useEffect(() => act(), [answer])

  return { state, again: (code: string) => void logIn(code), forget: () => setState({ kind: 'idle' }) } as const
}

export interface GoogleLogin {
  /** Goes to Google; inside an app, where Google refuses, says how to get there. */
  readonly start: () => void
  readonly redirecting: boolean
  /** Back from Google with a code, which is being tried. */
  readonly loggingIn: boolean
  /** Why Google logged nobody in; `denied` when the shopper told it not to. */
  readonly error: Failure | 'denied' | null
  readonly retry: () => void
  /** The shopper is told how to get to a browser. */
  readonly openInBrowser: boolean
  /** The shopper is asked to agree first, as on every way. */
  readonly asksConsent: boolean
  readonly giveConsent: () => void
  readonly dismiss: () => void
}

/** Logging in with Google: there and back. `onDone` once logged in. */
export function useGoogleLogin(onDone?: () => void): GoogleLogin {
  const there = useGoogleRedirect()
  const back = useGoogleCallback(onDone)
  const [open, setOpen] = useState<'consent' | 'handOff' | null>(null)

  const start = () => {
    back.forget()
    if (inAppBrowser() !== null) setOpen('handOff')
    else if (!consentStore.isGiven()) setOpen('consent')
    else void there.start()
  }
  const { state } = back
  const returned = state.kind === 'denied' ? 'denied' : state.kind === 'failed' ? state.failure : null
  return {
    start,
    redirecting: there.leaving,
    loggingIn: state.kind === 'loggingIn',
    error: there.failure ?? returned,
    retry: () => (state.kind === 'failed' && state.code !== null ? back.again(state.code) : start()),
    openInBrowser: open === 'handOff',
    asksConsent: open === 'consent',
    giveConsent() {
      setOpen(null)
      consentStore.set(true)
      void there.start()
    },
    dismiss: () => setOpen(null),
  }
}
