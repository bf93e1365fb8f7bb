import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { useAppSelector, useIsMember } from '#platform/state/hooks.ts'
import { selectSession } from '#platform/state/user-info.ts'
import { saveReturnTarget } from '#session/return-target.ts'
import { findRoute, type LayoutName } from '../routes.tsx'
import { PageBoundary } from './page-boundary.tsx'

// A guest does without its code.
const AccountLayout = lazyWithRetry(() => import('./account-layout.tsx').then((m) => ({ default: m.AccountLayout })))

interface MemberRedirect {
  readonly redirect: ReactNode
  /** The session ended while the page was shown. It must unmount at once, or it refetches the member's data and gets a 401. */
  readonly wasShown: boolean
}

/** For a guest at a member's page: leads to the login, and back; after a logout on the page the shopper goes home. */
export function useMemberRedirect(): MemberRedirect | null {
  const location = useLocation()
  const { pathname } = location
  const isMember = useIsMember()
  // After an expired session the store still has `member_no`.
  const expired = useAppSelector((state) => selectSession(state).member_no !== null)
  const memberPage = useRef('')
  useEffect(() => {
    if (isMember) memberPage.current = pathname
    else if (memberPage.current !== pathname) memberPage.current = ''
  }, [pathname, isMember])
  if (isMember || !findRoute(pathname).member) return null
  const wasShown = memberPage.current === pathname
  if (!expired && wasShown) return { redirect: <Navigate to={paths.home} replace />, wasShown }
  saveReturnTarget(location)
  return { redirect: <Navigate to={paths.login} replace state={{ inPlace: true }} />, wasShown }
}

function PlainLayout() {
  return (
    <PageBoundary>
      <Outlet />
    </PageBoundary>
  )
}

export const layouts = {
  guest: PlainLayout,
  login: PlainLayout,
  member: PlainLayout,
  account: AccountLayout,
} as const satisfies Record<LayoutName, unknown>
