import { LIMITS } from '@nusaria/contracts/limits'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { shellPort } from '#platform/shell/port.ts'
import { type ClientState, useAppDispatch } from '#platform/state/hooks.ts'
import { takeReturnTarget } from '#session/return-target.ts'
import { routeOf } from '../routes.tsx'
import { createMessageHandler } from './message-handler.ts'

let readyPosted = false

/** Posts `webViewReady` once per page load, now that messages are handled. */
function postReady(): void {
  if (!readyPosted) shellPort.post({ type: 'webViewReady' })
  readyPosted = true
}

/** Connects to the native shell. `onSettled`: its message was handled, or none came within 8 s; a later message still counts. */
export function ShellLink({ onSettled }: { readonly onSettled: () => void }) {
  const dispatch = useAppDispatch()
  const { getState } = useStore<ClientState>()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  const settle = useEffectEvent(onSettled)
  /** On a login page: return to the page that asked for the login. */
  const leaveLogin = useEffectEvent(() => {
    if (!routeOf(pathname).login) return
    const { to, state } = takeReturnTarget()
    void navigate(to, { replace: true, state })
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(), LIMITS.shellWait)
    const handle = createMessageHandler({ dispatch, getState }, { onSettled: () => settle(), onMember: () => leaveLogin() })
    const stop = shellPort.listen((message) => {
      clearTimeout(timer)
      void handle(message)
    })
    postReady()
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [dispatch, getState])
  return null
}
