import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { takeReturnTarget } from '#session/take-return-target.ts'

/** Navigation state of the code page: the page before it in the history is a login page. */
export const fromLoginState = { overLogin: true } as const

export function isFromLogin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'overLogin' in state && state.overLogin === true
}

/** Returns to the page that asked for the login and replaces the login in the history. Works once. */
function useReturnToTarget(): () => void {
  const navigate = useNavigate()
  const returned = useRef(false)
  return useCallback(() => {
    if (returned.current) return
    returned.current = true
    const { to, state } = takeReturnTarget()
    void navigate(to, { replace: true, state })
  }, [navigate])
}

/**
 * Returns `delay` ms after `ready` becomes true. `fromLogin`: the page before this one in the history is a login page, which returns by
 * itself. Going back to it leaves no login page in the history.
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
