import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { EmptyState, OfflinePages } from '#ui/feedback/state.tsx'
import { BackButton, useBack } from '#ui/layout/back-button.tsx'
import { Button, Spinner } from '#ui/primitives/button.tsx'
import { findRoute } from '../routes.tsx'
import css from './page-boundary.module.css'

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
