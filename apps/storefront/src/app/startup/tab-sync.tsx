import type { Language } from '@nusaria/contracts/headers'
import { LOGIN_STATUS } from '@nusaria/contracts/login-types'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { subscribeToOtherTabs } from '../../features/login/login-channel.ts'
import { api } from '../../shared/api/api.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { changeLanguage } from '../../shared/i18n/i18n.ts'
import { currentLanguage, onStoredLanguage } from '../../shared/i18n/language.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch, useAppSelector } from '../../shared/state/hooks.ts'
import { loginInfoChanged, loginOpened } from '../../shared/state/login-info.ts'
import { saveReturnTarget } from '../../shared/state/return-target.ts'
import type { Session } from '../../shared/state/user-info.ts'
import { selectSession, sessionExpired, sessionSaved } from '../../shared/state/user-info.ts'
import { routeOf } from '../routes.tsx'

/**
 * Follows what other tabs of the shop do: a login there is one here, and so is a logout, after which this tab asks to log in and comes back to
 * where it was: in a dialog over the page on desktop, on the login page on mobile. Drafts wait for the same member, as after an expired session.
 * Another language chosen there is shown here too; what is typed stays.
 */
export function TabSync() {
  const dispatch = useAppDispatch()
  const location = useLocation()
  const navigate = useNavigate()
  /** whose tab this is, or was before their session expired */
  const member_no = useAppSelector((state) => selectSession(state).member_no)
  const loggingIn = useAppSelector((state) => state.loginInfo.loginOpen)
  const desktop = useLayout() === 'desktop'

  const forget = async () => {
    const { clearMemberData } = await import('../../features/login/use-logout.ts')
    clearMemberData(dispatch)
  }
  const loggedIn = async (session: Session) => {
    // Nothing of one member is left where another one's tab begins.
    if (member_no !== null && member_no !== session.member_no) await forget()
    dispatch(sessionSaved(session))
    dispatch(loginInfoChanged({ loginStatus: LOGIN_STATUS.loggedIn }))
    dispatch(api.util.invalidateTags(['Session']))
  }
  const loggedOut = () => {
    if (member_no !== null) {
      dispatch(sessionExpired())
      // Once the member's pages have let go of their replies.
      setTimeout(() => dispatch(api.util.resetApiState()))
    }
    const { login, member } = routeOf(location.pathname)
    // A member's page leads to the login and back by itself.
    if (loggingIn || login || member) return
    if (desktop) dispatch(loginOpened(1))
    else if (member_no !== null) {
      saveReturnTarget(location)
      void navigate(paths.login, { state: { inPlace: true } })
    }
  }
  const hear = useEffectEvent((session: Session | null) => void (session ? loggedIn(session) : loggedOut()))
  useEffect(() => subscribeToOtherTabs(({ session }) => hear(session)), [])

  const speak = useEffectEvent(async (language: Language) => {
    if (language === currentLanguage()) return
    // Its texts can't be had: the tab goes on in the language it shows.
    const changed = await changeLanguage(language).catch(() => false)
    if (changed) dispatch(api.util.invalidateTags(['Session']))
  })
  useEffect(() => onStoredLanguage((language) => void speak(language)), [])
  return null
}
