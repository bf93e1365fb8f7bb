import { useState } from 'react'
import type { Failure } from '../../../shared/api/failure.ts'
import { inAppBrowser } from '../../../shared/browser/in-app-browser.ts'
import { consentStore } from '../use-consent.ts'
import { useGoogleCallback } from './use-google-callback.ts'
import { useGoogleRedirect } from './use-google-redirect.ts'

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
