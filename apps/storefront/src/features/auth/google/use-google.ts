import { useState } from 'react'
import type { Failure } from '../../../shared/api/failure.ts'
import { inAppBrowser } from '../../../shared/layout/in-app-browser.ts'
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
  readonly stay: () => void
}

/** Logging in with Google: there and back. `onDone` once logged in. */
export function useGoogle(onDone?: () => void): Google {
  const there = useGoogleStart()
  const back = useGoogleReturn(onDone)
  const [handingOff, setHandingOff] = useState(false)

  const start = () => {
    back.forget()
    if (inAppBrowser() === null) void there.start()
    else setHandingOff(true)
  }
  const { state } = back
  const returned = state.kind === 'denied' ? 'denied' : state.kind === 'failed' ? state.failure : null
  return {
    start,
    leaving: there.leaving,
    loggingIn: state.kind === 'loggingIn',
    trouble: there.failure ?? returned,
    retry: () => (state.kind === 'failed' && state.code !== null ? back.again(state.code) : start()),
    handingOff,
    stay: () => setHandingOff(false),
  }
}
