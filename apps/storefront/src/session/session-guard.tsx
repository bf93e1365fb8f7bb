import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '#platform/api/api.ts'
import { onSessionExpired } from '#platform/api/base-query.ts'
import { paths } from '#platform/routing/paths.ts'
import { type AppDispatch, useAppDispatch, useAppStore } from '#platform/state/hooks.ts'
import { sessionExpired } from '#platform/state/user-info.ts'
import { saveReturnTarget } from './return-target.ts'

/** Who may see the page of an address: `login` is a page of the login, `member` sends a guest there. */
export type FindRoute = (pathname: string) => { readonly login: boolean; readonly member: boolean }

/** The member is a guest from now on; what they were buying waits for them. */
export function expireSession(dispatch: AppDispatch): void {
  dispatch(sessionExpired())
  // The member's data is not for the guest: it is refetched after the member's pages have unmounted.
  setTimeout(() => dispatch(api.util.invalidateTags(['Session'])))
}

/**
 * On a 401: shows a toast, saves the return target (path, query, navigation state) and opens the login. Once for calls that fail together; and
 * a guest who comes back without a login is not sent there again, also where a public call goes on failing.
 */
export function SessionGuard({ findRoute }: { readonly findRoute: FindRoute }) {
  const location = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const current = useRef(location)
  /** Entries of the history that were left for the login. */
  const left = useRef(new Set<string>())
  useEffect(() => {
    current.current = location
  }, [location])
  useEffect(
    () =>
      onSessionExpired(() => {
        const { key, pathname } = current.current
        const { login, member } = findRoute(pathname)
        if (login) return
        void import('#platform/api/failure-text.ts').then(({ toastFailure }) => toastFailure({ kind: 'session' })).catch(() => {})
        const isGuest = store.getState().userInfo.userInfo.auth_token === null
        if (isGuest && left.current.has(key)) return
        left.current.add(key)
        saveReturnTarget(current.current)
        if (isGuest) dispatch(sessionExpired())
        else expireSession(dispatch)
        // A member's page redirects to the login by itself. From the login, the arrow leads back to any other page.
        if (!member) void navigate(paths.login, { state: { inPlace: true } })
      }),
    [dispatch, navigate, store, findRoute],
  )
  return null
}
