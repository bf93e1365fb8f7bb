import type { Language } from '@nusaria/contracts/headers'
import { useEffect, useEffectEvent } from 'react'
import { onOtherTabsLogin } from '../../features/auth/login-channel.ts'
import { api } from '../../shared/api/api.ts'
import { changeLanguage } from '../../shared/i18n/i18n.ts'
import { currentLanguage, onStoredLanguage } from '../../shared/i18n/language.ts'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { useClientState, useDispatch } from '../../shared/state/hooks.ts'
import { loginInfoChanged, loginOpened } from '../../shared/state/login-info.ts'
import type { Session } from '../../shared/state/user-info.ts'
import { selectSession, sessionSaved } from '../../shared/state/user-info.ts'

/**
 * Follows what other tabs of the shop do: a login there is one here, and so is a logout, which on desktop asks to log in again.
 * Another language chosen there is shown here too; what is typed stays.
 */
export function OtherTabs() {
  const dispatch = useDispatch()
  /** whose tab this is, or was before their session expired */
  const member_no = useClientState((state) => selectSession(state).member_no)
  const loggingIn = useClientState((state) => state.loginInfo.loginOpen)
  const desktop = useLayout() === 'desktop'

  const forget = async () => {
    const { forgetMember } = await import('../../features/auth/use-logout.ts')
    forgetMember(dispatch)
  }
  const loggedIn = async (session: Session) => {
    // Nothing of one member is left where another one's tab begins.
    if (member_no !== null && member_no !== session.member_no) await forget()
    dispatch(sessionSaved(session))
    dispatch(loginInfoChanged({ loginStatus: 5 }))
    dispatch(api.util.invalidateTags(['Everything']))
  }
  const loggedOut = async () => {
    if (member_no !== null) await forget()
    else if (loggingIn) return
    if (desktop) dispatch(loginOpened(1))
  }
  const hear = useEffectEvent((session: Session | null) => void (session ? loggedIn(session) : loggedOut()))
  useEffect(() => onOtherTabsLogin(({ session }) => hear(session)), [])

  const speak = useEffectEvent(async (language: Language) => {
    if (language === currentLanguage()) return
    // Its texts can't be had: the tab goes on in the language it shows.
    const changed = await changeLanguage(language).catch(() => false)
    if (changed) dispatch(api.util.invalidateTags(['Everything']))
  })
  useEffect(() => onStoredLanguage((language) => void speak(language)), [])
  return null
}
