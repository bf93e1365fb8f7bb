import { Suspense } from 'react'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { Streamed } from '#platform/rendering/streamed.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import css from './desktop-frame.module.css'

// A phone never loads header and footer.
const DesktopHeader = lazyWithRetry(() => import('./desktop-header.tsx').then((m) => ({ default: m.DesktopHeader })))
const Footer = lazyWithRetry(() => import('./footer.tsx').then((m) => ({ default: m.Footer })))

/** Above the page. */
export function FrameHeader() {
  return (
    <ErrorBoundary fallback={<div className={css.headerRoom} />}>
      <Streamed fallback={<div className={css.headerRoom} />}>
        <DesktopHeader />
      </Streamed>
    </ErrorBoundary>
  )
}

/** Below the page. */
export function FrameFooter() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
    </ErrorBoundary>
  )
}
