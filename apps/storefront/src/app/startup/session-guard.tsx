import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '../../shared/api/api.ts'
import { onSessionExpired } from '../../shared/api/base-query.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { saveReturnTarget } from '../../shared/state/return-target.ts'
import { sessionExpired } from '../../shared/state/user-info.ts'
import { routeOf } from '../routes.tsx'

/** On a 401: shows a toast, saves the return target (path, query, navigation state) and opens the login. Once for calls that fail together. */
export function SessionGuard() {
  const location = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const current = useRef(location)
  useEffect(() => {
    current.current = location
  }, [location])
  useEffect(
    () =>
      onSessionExpired(() => {
        const { login, member } = routeOf(current.current.pathname)
        if (login) return
        saveReturnTarget(current.current)
        dispatch(sessionExpired())
        // The member's data is not for the guest: it is refetched after the member's pages have unmounted.
        setTimeout(() => dispatch(api.util.invalidateTags(['Session'])))
        void import('../../shared/api/failure-toast.ts').then(({ toastFailure }) => toastFailure({ kind: 'session' }))
        // A member's page redirects to the login by itself. From the login, the arrow leads back to any other page.
        if (!member) void navigate(paths.login, { state: { inPlace: true } })
      }),
    [dispatch, navigate],
  )
  return null
}
