import { type ComponentProps, Suspense } from 'react'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'

const HelpPanels = lazyWithRetry(() => import('./help-panels.tsx').then((m) => ({ default: m.HelpPanels })))

/** Help with what a page is about, for its free side on desktop: phones don't load it. */
export function PageHelp(props: ComponentProps<typeof HelpPanels>) {
  return (
    <Suspense fallback={null}>
      <HelpPanels {...props} />
    </Suspense>
  )
}
