import { useEffect, useEffectEvent } from 'react'
import { onOtherTabsLogin } from '../../features/auth/login-channel.ts'
import { api } from '../../shared/api/api.ts'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { useDispatch, useIsMember } from '../../shared/state/hooks.ts'
import { loginInfoChanged, loginOpened } from '../../shared/state/login-info.ts'
import type { Session } from '../../shared/state/user-info.ts'
import { sessionSaved } from '../../shared/state/user-info.ts'

/** Follows what other tabs of the shop do: a login there is one here, and so is a logout, which on desktop asks to log in again. */
export function OtherTabs() {
  const dispatch = useDispatch()
  const isMember = useIsMember()
  const desktop = useLayout() === 'desktop'

  const loggedIn = (session: Session) => {
    dispatch(sessionSaved(session))
    dispatch(loginInfoChanged({ loginStatus: 5 }))
    dispatch(api.util.invalidateTags(['Everything']))
  }
  const loggedOut = async () => {
    if (!isMember) return
    const { forgetMember } = await import('../../features/auth/use-logout.ts')
    forgetMember(dispatch)
    if (desktop) dispatch(loginOpened(1))
  }
  const hear = useEffectEvent((session: Session | null) => (session ? loggedIn(session) : void loggedOut()))
  useEffect(() => onOtherTabsLogin(({ session }) => hear(session)), [])
  return null
}
