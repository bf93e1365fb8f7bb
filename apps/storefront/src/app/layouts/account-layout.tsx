import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useLayout } from '#platform/browser/use-layout.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import css from './account-layout.module.css'
import { Loading, PageBoundary } from './page-boundary.tsx'

const AccountMenu = lazyWithRetry(() => import('./account-menu.tsx').then((m) => ({ default: m.AccountMenu })))

/** The account menu of the desktop stays while a page loads and when it fails. The page stays as it is when the window crosses to the other layout. */
export function AccountLayout() {
  const desktop = useLayout() === 'desktop'
  const beside = useIsMember() && desktop
  return (
    <PageBoundary>
      <div className={beside ? css.account : undefined}>
        {beside && (
          <Suspense fallback={<div />}>
            <AccountMenu />
          </Suspense>
        )}
        <div id={beside ? 'page' : undefined} tabIndex={beside ? -1 : undefined} className={beside ? css.page : undefined}>
          <PageBoundary>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </PageBoundary>
        </div>
      </div>
    </PageBoundary>
  )
}
