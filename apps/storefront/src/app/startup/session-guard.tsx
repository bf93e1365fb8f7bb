import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '#platform/api/api.ts'
import { onSessionExpired } from '#platform/api/base-query.ts'
import { paths } from '#platform/routing/paths.ts'
import { useAppDispatch, useAppStore } from '#platform/state/hooks.ts'
import { sessionExpired } from '#platform/state/user-info.ts'
import { saveReturnTarget } from '#session/return-target.ts'
import { routeOf } from '../routes.tsx'

/**
 * On a 401: shows a toast, saves the return target (path, query, navigation state) and opens the login. Once for calls that fail together; and
 * a guest who comes back without a login is not sent there again, also where a public call goes on failing.
 */
export function SessionGuard() {
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
        const { login, member } = routeOf(pathname)
        if (login) return
        void import('#platform/api/failure-toast.ts').then(({ toastFailure }) => toastFailure({ kind: 'session' })).catch(() => {})
        const isGuest = store.getState().userInfo.userInfo.auth_token === null
        if (isGuest && left.current.has(key)) return
        left.current.add(key)
        saveReturnTarget(current.current)
        dispatch(sessionExpired())
        // The member's data is not for the guest: it is refetched after the member's pages have unmounted.
        if (!isGuest) setTimeout(() => dispatch(api.util.invalidateTags(['Session'])))
        // A member's page redirects to the login by itself. From the login, the arrow leads back to any other page.
        if (!member) void navigate(paths.login, { state: { inPlace: true } })
      }),
    [dispatch, navigate, store],
  )
  return null
}
