import { useState } from 'react'
import type { Failure } from '../../../shared/api/failure.ts'
import { inAppBrowser } from '../../../shared/layout/in-app-browser.ts'
import { consent } from '../use-consent.ts'
import { useGoogleReturn } from './use-google-return.ts'
import { useGoogleStart } from './use-google-start.ts'

export interface Google {
  /** Goes to Google; inside an app, where Google refuses, says how to get there. */
  readonly start: () => void
  readonly leaving: boolean
  /** Back from Google with a code, which is being tried. */
  readonly loggingIn: boolean
  /** Why Google logged nobody in; `denied` when the shopper told it not to. */
  readonly trouble: Failure | 'denied' | null
  readonly retry: () => void
  /** The shopper is told how to get to a browser. */
  readonly handingOff: boolean
  /** The shopper is asked to agree first, as on every way. */
  readonly asking: boolean
  readonly agree: () => void
  readonly stay: () => void
}

/** Logging in with Google: there and back. `onDone` once logged in. */
export function useGoogle(onDone?: () => void): Google {
  const there = useGoogleStart()
  const back = useGoogleReturn(onDone)
  const [open, setOpen] = useState<'consent' | 'handOff' | null>(null)

  const start = () => {
    back.forget()
    if (inAppBrowser() !== null) setOpen('handOff')
    else if (!consent.given()) setOpen('consent')
    else void there.start()
  }
  const { state } = back
  const returned = state.kind === 'denied' ? 'denied' : state.kind === 'failed' ? state.failure : null
  return {
    start,
    leaving: there.leaving,
    loggingIn: state.kind === 'loggingIn',
    trouble: there.failure ?? returned,
    retry: () => (state.kind === 'failed' && state.code !== null ? back.again(state.code) : start()),
    handingOff: open === 'handOff',
    asking: open === 'consent',
    agree() {
      setOpen(null)
      consent.give(true)
      void there.start()
    },
    stay: () => setOpen(null),
  }
}
