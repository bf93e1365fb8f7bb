import { type ComponentProps, Suspense } from 'react'
import { useLayout } from '#platform/browser/use-layout.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'

const PullToRefreshList = lazyWithRetry(() => import('./pull-to-refresh-list.tsx').then((m) => ({ default: m.PullToRefreshList })))

/** Fetches a page's data again when the page is pulled down. Desktop never loads its code. */
export function RefreshByPull(props: ComponentProps<typeof PullToRefreshList>) {
  if (useLayout() === 'desktop') return null
  return (
    <Suspense fallback={null}>
      <PullToRefreshList {...props} />
    </Suspense>
  )
}
