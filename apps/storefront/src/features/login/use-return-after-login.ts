import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { takeReturnTarget } from '../../shared/state/return-target.ts'

/** Navigation state of the code page: the page before it in the history is the login's first. */
export const fromLoginState = { overLogin: true } as const

export function isFromLogin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'overLogin' in state && state.overLogin === true
}

/** Leads from the login back to where the shopper came from, in place of the login in the history. Serves once. */
export function useReturnToTarget(): () => void {
  const navigate = useNavigate()
  const gone = useRef(false)
  return useCallback(() => {
    if (gone.current) return
    gone.current = true
    const { to, state } = takeReturnTarget()
    void navigate(to, { replace: true, state })
  }, [navigate])
}

/**
 * Leads back as soon as `ready` is true, `delay` ms later. `overLogin`: the page before this one in the history is the login's first, which
 * leads on by itself: going back to it leaves no login behind that the browser's back button would come to.
 */
export function useReturnAfterLogin(ready: boolean, delay: number, overLogin = false): void {
  const navigate = useNavigate()
  const goBack = useReturnToTarget()
  const leave = useEffectEvent(() => (overLogin ? void navigate(-1) : goBack()))
  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => leave(), delay)
    return () => clearTimeout(timer)
  }, [ready, delay])
}
