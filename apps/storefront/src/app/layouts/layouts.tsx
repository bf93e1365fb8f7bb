import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { useAppSelector, useIsMember } from '#platform/state/hooks.ts'
import { selectSession } from '#platform/state/user-info.ts'
import { saveReturnTarget } from '#session/return-target.ts'
import { cx } from '#ui/cx.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { EmptyState, OfflinePages } from '#ui/feedback/state.tsx'
import { BackButton, useBack } from '#ui/layout/back-button.tsx'
import { Button, Spinner } from '#ui/primitives/button.tsx'
import { findRoute, type LayoutName } from '../routes.tsx'
import css from './layouts.module.css'

// A guest does without its code.
const AccountLayout = lazyWithRetry(() => import('./account-layout.tsx').then((m) => ({ default: m.AccountLayout })))

export function Loading() {
  const { t } = useTranslation()
  return (
    <div className={cx('column gap-12 align-center justify-center size-12 weight-600 tone-ink-3', css.loading)} role="status">
      <Spinner />
      <span>{t('loading')}</span>
    </div>
  )
}

const reload = () => location.reload()

/** Offline, a reload would show the browser's error page: it waits for a connection, and links to the pages that open without one. */
function FailedPage() {
  const { t } = useTranslation()
  const [offline, setOffline] = useState(!navigator.onLine)
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <div className={cx('center', css.failed)} role="alert">
      <EmptyState
        page
        drawing={offline ? 'offline' : 'torn'}
        title={t(offline ? 'failure.title' : 'crash.title')}
        text={t(offline ? 'failure.network' : 'crash.text')}
        action={
          <>
            <Button size="lg" onClick={() => (navigator.onLine ? reload() : setOffline(true))}>
              {t('crash.retry')}
            </Button>
            <OfflinePages />
          </>
        }
      />
    </div>
  )
}

/** On mobile a page has its back arrow in its own bar, which failed with the page. */
function BackBar() {
  const back = useBack(paths.home)
  return (
    <div className={cx('row', css.bar)}>
      <BackButton onClick={back} />
    </div>
  )
}

/** Keeps header and tabs when a page fails. Each history entry renders its page again. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname, key } = useLocation()
  const bar = useLayout() === 'mobile' && !findRoute(pathname).tab
  const failed = (
    <>
      {bar && <BackBar />}
      <FailedPage />
    </>
  )
  return (
    <ErrorBoundary visit={key} fallback={failed}>
      {children}
    </ErrorBoundary>
  )
}

/** Catches what no page boundary caught: the frame itself failed. */
export function CrashBoundary({ children }: { readonly children: ReactNode }) {
  const crashed = (
    <main className={css.crashed}>
      <FailedPage />
    </main>
  )
  return <ErrorBoundary fallback={crashed}>{children}</ErrorBoundary>
}

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
