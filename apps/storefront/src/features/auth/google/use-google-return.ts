import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Failure } from '../../../shared/api/failure.ts'
import { useSignIn } from '../use-sign-in.ts'
import { googleAnswerOf } from './google-answer.ts'

/** Codes that this page has begun to log in with: one serves once, however often React runs an effect. */
const spent = new Set<string>()

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loggingIn' }
  /** Google was told no. */
  | { readonly kind: 'denied' }
  /** `code` is the one to try again with, when the call didn't get through. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly code: string | null }

/** The way back from Google: takes its answer out of the address at once, and logs in with the code. */
export function useGoogleReturn(onDone?: () => void) {
  const { pathname, search, state: carried } = useLocation()
  const navigate = useNavigate()
  const signIn = useSignIn()
  const [found] = useState(() => googleAnswerOf(search))
  const [state, setState] = useState<State>(() => {
    if (!found) return { kind: 'idle' }
    return { kind: found.answer.code === null ? 'denied' : 'loggingIn' }
  })

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
  const arrive = useEffectEvent(() => {
    if (!found) return
    if (googleAnswerOf(search)) void navigate({ pathname, search: found.rest }, { replace: true, state: carried })
    const { code } = found.answer
    if (code === null || spent.has(code)) return
    spent.add(code)
    void logIn(code)
  })
  useEffect(() => arrive(), [])

  return { state, again: (code: string) => void logIn(code), forget: () => setState({ kind: 'idle' }) } as const
}
