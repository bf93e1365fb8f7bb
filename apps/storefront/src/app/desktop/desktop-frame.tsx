import { type ReactNode, Suspense } from 'react'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { ErrorBoundary } from '../../shared/ui/feedback/error-boundary.tsx'
import css from './desktop-frame.module.css'

const DesktopHeader = lazyWithRetry(() => import('./desktop-header.tsx').then((m) => ({ default: m.DesktopHeader })))
const Footer = lazyWithRetry(() => import('./footer.tsx').then((m) => ({ default: m.Footer })))

/** Header, page, footer. A phone never loads header and footer. */
export function DesktopFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ErrorBoundary fallback={<div className={css.headerRoom} />}>
        <Suspense fallback={<div className={css.headerRoom} />}>
          <DesktopHeader />
        </Suspense>
      </ErrorBoundary>
      {children}
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}
