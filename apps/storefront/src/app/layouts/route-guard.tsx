import { useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { paths } from '../../shared/paths.ts'
import { useAppSelector, useIsMember } from '../../shared/state/hooks.ts'
import { saveReturnTarget } from '../../shared/state/return-target.ts'
import { selectSession } from '../../shared/state/user-info.ts'
import type { PageRoute } from '../routes.tsx'

const AccountLayout = lazyWithRetry(() => import('./account-layout.tsx').then((m) => ({ default: m.AccountLayout })))

/** Whether this page stood here for a member who logged out since; an expired session still knows whose it was. */
function useLoggedOutHere(path: string, isMember: boolean): boolean {
  const shown = useRef('')
  const expired = useAppSelector((state) => selectSession(state).member_no !== null)
  useEffect(() => {
    if (isMember) shown.current = path
  }, [path, isMember])
  return !isMember && !expired && shown.current === path
}

/** A page to whom it is for: a guest is led to the login and back, who logs out on a member's page goes home. */
export function RouteGuard({ route }: { readonly route: PageRoute }) {
  const location = useLocation()
  const desktop = useLayout() === 'desktop'
  const isMember = useIsMember()
  const loggedOutHere = useLoggedOutHere(route.path, isMember)
  const { Page } = route
  if (route.member && !isMember) {
    if (loggedOutHere) return <Navigate to={paths.home} replace />
    saveReturnTarget(location)
    return <Navigate to={paths.login} replace state={{ inPlace: true }} />
  }
  if (!route.account || !desktop || !isMember) return <Page />
  return (
    <AccountLayout>
      <Page />
    </AccountLayout>
  )
}
