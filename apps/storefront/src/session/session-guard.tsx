import { useEffect, useEffectEvent, useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { api } from '#platform/api/api.ts'
import { onSessionExpired } from '#platform/api/base-query.ts'
import { paths } from '#platform/routing/paths.ts'
import { type AppDispatch, useAppDispatch, useAppStore } from '#platform/state/hooks.ts'
import { selectIsMember, sessionExpired } from '#platform/state/user-info.ts'
import { saveReturnTarget } from './return-target.ts'

export interface FindRouteProps {
  /** Who may see the page of an address: `login` is a page of the login, `member` sends a guest there. */
  readonly findRoute: (pathname: string) => { readonly login: boolean; readonly member: boolean }
}

export function expireSession(dispatch: AppDispatch): void {
  dispatch(sessionExpired())
  // The member's data is not for the guest: it is refetched after the member's pages have unmounted.
  setTimeout(() => dispatch(api.util.invalidateTags(['Session'])))
}

/** On a 401: opens the login, which says why, once for calls that fail together. A guest who comes back without a login is told here instead. */
export function SessionGuard({ findRoute }: FindRouteProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  /** Entries of the history that were left for the login. */
  const left = useRef(new Set<string>())
  /** The visit of a page that is being left for the login. */
  const leaving = useRef<Location>(undefined)
  const onExpired = useEffectEvent(() => {
    const { login, member } = findRoute(location.pathname)
    if (login || leaving.current === location) return
    const isGuest = !selectIsMember(store.getState())
    if (isGuest && left.current.has(location.key)) {
      void import('#platform/api/failure-text.ts').then(({ toastFailure }) => toastFailure({ kind: 'session' })).catch(() => {})
      return
    }
    left.current.add(location.key)
    leaving.current = location
    saveReturnTarget(location)
    if (isGuest) dispatch(sessionExpired())
    else expireSession(dispatch)
    // A member's page redirects to the login by itself. From the login, the arrow leads back to any other page.
    if (!member) void navigate(paths.login, { state: { inPlace: true } })
  })
  useEffect(() => onSessionExpired(() => onExpired()), [])
  return null
}
