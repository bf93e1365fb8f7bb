import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { takeReturnTarget } from '../../shared/state/return-target.ts'

/** Leads from the login back to where the shopper came from, in place of the login in the history. Serves once. */
export function useReturn(): () => void {
  const navigate = useNavigate()
  const gone = useRef(false)
  return useCallback(() => {
    if (gone.current) return
    gone.current = true
    const { to, state } = takeReturnTarget()
    void navigate(to, { replace: true, state })
  }, [navigate])
}

/** Leads back as soon as `ready` is true, `delay` ms later. */
export function useReturnWhen(ready: boolean, delay: number): void {
  const goBack = useReturn()
  const leave = useEffectEvent(goBack)
  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => leave(), delay)
    return () => clearTimeout(timer)
  }, [ready, delay])
}
