import { type ReactNode, useState } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { InlineError } from './state.tsx'

/** For a part that the page can do without: when it fails, the rest of the page stays, and the part has its own retry. */
export function PartBoundary({ children }: { readonly children: ReactNode }) {
  const [attempt, setAttempt] = useState(0)
  return (
    <ErrorBoundary fallback={<InlineError onRetry={() => setAttempt(attempt + 1)} />} visit={attempt}>
      {children}
    </ErrorBoundary>
  )
}
