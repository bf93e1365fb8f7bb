import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useLayout } from '#platform/browser/use-layout.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { useAppSelector, useIsMember } from '#platform/state/hooks.ts'
import { selectSession } from '#platform/state/user-info.ts'
import { saveReturnTarget } from '#session/return-target.ts'
import { findRoute, type LayoutName } from '../routes.tsx'
import css from './layouts.module.css'
import { Loading, PageBoundary } from './page-boundary.tsx'

const AccountMenu = lazyWithRetry(() => import('./account-menu.tsx').then((m) => ({ default: m.AccountMenu })))

/** A guest goes to the login and back; after a logout on the page the shopper goes home. */
function MemberGuard({ children }: { readonly children: ReactNode }) {
  const location = useLocation()
  const { pathname } = location
  const isMember = useIsMember()
  // After an expired session the store still has `member_no`.
  const expired = useAppSelector((state) => selectSession(state).member_no !== null)
  const memberPage = useRef('')
  useEffect(() => {
    if (isMember) memberPage.current = pathname
  }, [pathname, isMember])
  if (isMember || !findRoute(pathname).member) return children
  if (!expired && memberPage.current === pathname) return <Navigate to={paths.home} replace />
  saveReturnTarget(location)
  return <Navigate to={paths.login} replace state={{ inPlace: true }} />
}

function GuestLayout() {
  return (
    <PageBoundary>
      <Outlet />
    </PageBoundary>
  )
}

function MemberLayout() {
  return (
    <PageBoundary>
      <MemberGuard>
        <Outlet />
      </MemberGuard>
    </PageBoundary>
  )
}

/**
 * On desktop a member sees the page beside the account menu, which stays while a page loads and when it fails. The page stays as it is when
 * the window crosses to the other layout.
 */
function AccountLayout() {
  const desktop = useLayout() === 'desktop'
  const beside = useIsMember() && desktop
  return (
    <PageBoundary>
      <MemberGuard>
        <div className={beside ? css.account : undefined}>
          {beside && (
            <Suspense fallback={<div />}>
              <AccountMenu />
            </Suspense>
          )}
          <div className={beside ? css.page : undefined}>
            <PageBoundary>
              <Suspense fallback={<Loading />}>
                <Outlet />
              </Suspense>
            </PageBoundary>
          </div>
        </div>
      </MemberGuard>
    </PageBoundary>
  )
}

export const layouts = {
  guest: GuestLayout,
  login: GuestLayout,
  member: MemberLayout,
  account: AccountLayout,
} as const satisfies Record<LayoutName, unknown>
