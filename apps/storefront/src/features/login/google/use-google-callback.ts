import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { Failure } from '../../../shared/api/failure.ts'
import { useLogin } from '../use-login.ts'
import type { GoogleCallback } from './google-callback.ts'
import { parseGoogleCallback } from './google-callback.ts'
import { googleCallbackStore } from './google-callback-store.ts'

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
  const signIn = useLogin()
  const answer = useSyncExternalStore(googleCallbackStore.subscribe, googleCallbackStore.peek)
  const [state, setState] = useState(() => stateOf(answer ?? parseGoogleCallback(search)?.answer ?? null))

  const logIn = async (code: string) => {
    setState({ kind: 'loggingIn' })
    const failure = await signIn({
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
