import type { Language } from '@nusaria/contracts/headers'
import { LOGIN_STATUS } from '@nusaria/contracts/login-types'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '#platform/api/api.ts'
import { onSessionExpired } from '#platform/api/base-query.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { currentLanguage, onStoredLanguage } from '#platform/i18n/language.ts'
import { loadOrReload } from '#platform/loading/load-or-reload.ts'
import { paths } from '#platform/routing/paths.ts'
import { type AppDispatch, useAppDispatch, useAppSelector, useAppStore, useIsMember } from '#platform/state/hooks.ts'
import { loginInfoChanged, loginOpened } from '#platform/state/login-info.ts'
import { type Session, selectIsMember, selectSession, sessionExpired, sessionSaved } from '#platform/state/user-info.ts'
import { subscribeToOtherTabs } from './login-channel.ts'
import { clearPendingAction, hasPendingAction, type PendingAction, takePendingAction } from './pending-action.ts'
import { saveReturnTarget } from './return-target.ts'

interface Props {
  /** Who may see the page of an address: `login` is a page of the login, `member` sends a guest there. */
  readonly findRoute: (pathname: string) => { readonly login: boolean; readonly member: boolean }
}

export function expireSession(dispatch: AppDispatch): void {
  dispatch(sessionExpired())
  // The member's data is not for the guest: it is refetched after the member's pages have unmounted.
  setTimeout(() => dispatch(api.util.invalidateTags(['Session'])))
}

/** On a 401: opens the login, once for calls that fail together. A guest who comes back without a login is not sent there again. */
export function SessionGuard({ findRoute }: Props) {
  const location = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  /** Entries of the history that were left for the login. */
  const left = useRef(new Set<string>())
  const onExpired = useEffectEvent(() => {
    const { login, member } = findRoute(location.pathname)
    if (login) return
    void import('#platform/api/failure-text.ts').then(({ toastFailure }) => toastFailure({ kind: 'session' })).catch(() => {})
    const isGuest = !selectIsMember(store.getState())
    if (isGuest && left.current.has(location.key)) return
    left.current.add(location.key)
    saveReturnTarget(location)
    if (isGuest) dispatch(sessionExpired())
    else expireSession(dispatch)
    // A member's page redirects to the login by itself. From the login, the arrow leads back to any other page.
    if (!member) void navigate(paths.login, { state: { inPlace: true } })
  })
  useEffect(() => onSessionExpired(() => onExpired()), [])
  return null
}

/**
 * Follows other tabs: a login there logs in here, a logout there asks for a login here, a language chosen there is used here. Drafts stay for the
 * same member, as after an expired session.
 */
export function TabSync({ findRoute }: Props) {
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

interface RunnerProps extends Props {
  /** Loads the code of all actions, which know the topics that the session doesn't. */
  readonly loadActions: () => Promise<{ readonly runPendingAction: (dispatch: AppDispatch, action: PendingAction) => Promise<void> }>
}

/** Runs the stored action once. Closing the login, or leaving it for another page, cancels it: a later login doesn't run it. */
export function PendingActionRunner({ findRoute, loadActions }: RunnerProps) {
  const dispatch = useAppDispatch()
  const { pathname, key } = useLocation()
  const isMember = useIsMember()
  const member_no = useAppSelector((state) => selectSession(state).member_no)
  const loggingIn = useAppSelector((state) => state.loginInfo.loginOpen)

  const run = useEffectEvent(async () => {
    if (!hasPendingAction()) return
    // Before the action is taken: it must outlast a reload.
    const { runPendingAction } = await loadOrReload(loadActions)
    const action = takePendingAction(member_no)
    if (action) await runPendingAction(dispatch, action)
  })
  useEffect(() => {
    if (isMember) void run()
  }, [isMember])

  const cancelIfLeft = useEffectEvent(() => {
    // A login shows the terms to agree to.
    const isLoginFlow = findRoute(pathname).login || [paths.agreement, paths.policyTerms].some((path) => pathname.startsWith(path))
    if (!isMember && !loggingIn && !isLoginFlow) clearPendingAction()
  })
  // The end of a session is no navigation of the shopper: the action then waits for the login.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
  useEffect(() => cancelIfLeft(), [key, loggingIn])
  return null
}
