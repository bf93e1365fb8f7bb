import { LIMITS } from '@nusaria/contracts/limits'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { shellPort } from '../../shared/shell/port.ts'
import type { ClientState } from '../../shared/state/hooks.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { takeReturnTarget } from '../../shared/state/return-target.ts'
import { routeOf } from '../routes.tsx'
import { createMessageHandler } from './message-handler.ts'

let readyPosted = false

/** `webViewReady`, once a load: only now is there somebody to hear. */
function postReady(): void {
  if (!readyPosted) shellPort.post({ type: 'webViewReady' })
  readyPosted = true
}

/** The line to the native shell. `onSettled`: its message was heard and done with, or has not come for 8 s; one that comes later still counts. */
export function ShellLink({ onSettled }: { readonly onSettled: () => void }) {
  const dispatch = useAppDispatch()
  const { getState } = useStore<ClientState>()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  const settle = useEffectEvent(onSettled)
  /** Who was about to log in goes on from where they were led to it. */
  const leadOn = useEffectEvent(() => {
    if (!routeOf(pathname).login) return
    const { to, state } = takeReturnTarget()
    void navigate(to, { replace: true, state })
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(), LIMITS.shellWait)
    const hear = createMessageHandler({ dispatch, getState }, { onSettled: () => settle(), onMember: () => leadOn() })
    const stop = shellPort.listen((message) => {
      clearTimeout(timer)
      void hear(message)
    })
    postReady()
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [dispatch, getState])
  return null
}
