import { Suspense } from 'react'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { config } from '#platform/config/config.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { FailureNote } from '#ui/feedback/note.tsx'

const GetAppLink = lazyWithRetry(() => import('../open-app/get-app-link.tsx').then((m) => ({ default: m.GetAppLink })))

/** A link to the app when the voucher is for the app only; nothing after other errors. */
export function AppOnlyHelp({ failure }: { readonly failure: Failure | undefined }) {
  return config.features.app && failedWith(failure, 'VOUCHER_APP_EXCLUSIVE') ? (
    <Suspense fallback={null}>
      <GetAppLink />
    </Suspense>
  ) : null
}

export function ClaimError({ failure, className }: { readonly failure: Failure | undefined; readonly className?: string }) {
  return (
    <FailureNote failure={failure} className={className}>
      <AppOnlyHelp failure={failure} />
    </FailureNote>
  )
}
