import type { ReactNode } from 'react'
import { ErrorBoundary } from '../../shared/ui/feedback/error-boundary.tsx'
import { FailedPage } from './failed-page.tsx'
import css from './full-page.module.css'

const crashed = (
  <main className={css.crashed}>
    <FailedPage />
  </main>
)

/** What no page's own boundary caught: the frame itself failed. */
export function CrashBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallback={crashed}>{children}</ErrorBoundary>
}
