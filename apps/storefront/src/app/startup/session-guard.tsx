import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '../../shared/api/api.ts'
import { onSessionExpired } from '../../shared/api/base-query.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { saveReturnTarget } from '../../shared/state/return-target.ts'
import { sessionExpired } from '../../shared/state/user-info.ts'
import { routeOf } from '../routes.tsx'

/** On a 401: says so, keeps the way back (path, query, navigation state) and goes to log in. Once, however many calls fail together. */
export function SessionGuard() {
  const location = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const place = useRef(location)
  useEffect(() => {
    place.current = location
  }, [location])
  useEffect(
    () =>
      onSessionExpired(() => {
        const { login, member } = routeOf(place.current.pathname)
        if (login) return
        saveReturnTarget(place.current)
        dispatch(sessionExpired())
        // What was fetched for the member isn't the guest's to see: it is asked for anew once the member's pages have let go of theirs.
        setTimeout(() => dispatch(api.util.invalidateTags(['Session'])))
        void import('../../shared/api/failure-toast.ts').then(({ toastFailure }) => toastFailure({ kind: 'session' }))
        // A member's page gives way to the login by itself.
        // The login's arrow leads back to any other page.
        if (!member) void navigate(paths.login, { state: { inPlace: true } })
      }),
    [dispatch, navigate],
  )
  return null
}
