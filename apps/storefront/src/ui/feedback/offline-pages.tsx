import { useOnline } from '#platform/browser/online.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { ErrorBoundary } from './error-boundary.tsx'

const OfflineLinks = lazyOptional(() => import('./offline-links.tsx').then((m) => m.OfflineLinks))

/** Without a connection, below a page that doesn't open: those that do. */
export function OfflinePages() {
  return (
    !useOnline() && (
      <ErrorBoundary fallback={null}>
        <OfflineLinks />
      </ErrorBoundary>
    )
  )
}
