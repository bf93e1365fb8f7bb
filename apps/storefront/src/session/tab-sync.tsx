import type { Language } from '@nusaria/contracts/headers'
import { LOGIN_STATUS } from '@nusaria/contracts/login-types'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '#platform/api/api.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { currentLanguage, onStoredLanguage } from '#platform/i18n/language.ts'
import { loadOrReload } from '#platform/loading/load-or-reload.ts'
import { paths } from '#platform/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { loginInfoChanged, loginOpened } from '#platform/state/login-info.ts'
import { type Session, selectSession, sessionExpired, sessionSaved } from '#platform/state/user-info.ts'
import { subscribeToOtherTabs } from './login-channel.ts'
import { saveReturnTarget } from './return-target.ts'
import type { FindRouteProps } from './session-guard.tsx'

/**
 * Follows other tabs: a login there logs in here, a logout there asks for a login here, a language chosen there is used here. Drafts stay for the
 * same member, as after an expired session.
 */
export function TabSync({ findRoute }: FindRouteProps) {
  const dispatch = useAppDispatch()
  const location = useLocation()
  const navigate = useNavigate()
  /** the member of this tab, also after their session expired */
  const member_no = useAppSelector((state) => selectSession(state).member_no)
  const loggingIn = useAppSelector((state) => state.loginInfo.loginOpen)
  const desktop = useLayout() === 'desktop'

  const onLogin = async (session: Session) => {
    // Another member: nothing of the previous one remains.
    if (member_no !== null && member_no !== session.member_no) {
      const { clearMemberData } = await loadOrReload(() => import('./use-logout.ts'))
      clearMemberData(dispatch)
    }
    dispatch(sessionSaved(session))
    dispatch(loginInfoChanged({ loginStatus: LOGIN_STATUS.loggedIn }))
    dispatch(api.util.invalidateTags(['Session']))
  }
  const onLogout = () => {
    if (member_no !== null) {
      dispatch(sessionExpired())
      // After the member's pages have unmounted.
      setTimeout(() => dispatch(api.util.resetApiState()))
    }
    const { login, member } = findRoute(location.pathname)
    // A member's page redirects to the login and back by itself.
    if (loggingIn || login || member) return
    if (desktop) dispatch(loginOpened(1))
    else if (member_no !== null) {
      saveReturnTarget(location)
      void navigate(paths.login, { state: { inPlace: true } })
    }
  }
  const onMessage = useEffectEvent((session: Session | null) => void (session ? onLogin(session) : onLogout()))
  useEffect(() => subscribeToOtherTabs(({ session }) => onMessage(session)), [])

  const onLanguage = useEffectEvent(async (language: Language) => {
    if (language === currentLanguage()) return
    // Its texts fail to load: the tab keeps its language.
    await import('./switch-language.ts').then(({ switchLanguage }) => switchLanguage(dispatch, language)).catch(() => {})
  })
  useEffect(() => onStoredLanguage((language) => void onLanguage(language)), [])
  return null
}
