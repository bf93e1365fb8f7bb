import { Suspense } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { FailureNote } from '../../shared/ui/feedback/note.tsx'

const AppOffer = lazyWithRetry(() => import('../../entities/open-app/get-app-link.tsx').then((m) => ({ default: m.GetAppLink })))

/** The way to the app, where a voucher is only for it; nothing after any other refusal. */
export function AppOnlyHelp({ failure }: { readonly failure: Failure | undefined }) {
  return failure && failedWith(failure, 'VOUCHER_APP_EXCLUSIVE') ? (
    <Suspense fallback={null}>
      <AppOffer />
    </Suspense>
  ) : null
}

interface Props {
  readonly failure: Failure | undefined
  readonly className?: string
}

/** Below a voucher: why it couldn't be claimed, and what can be done about it. */
export function ClaimError({ failure, className }: Props) {
  return (
    <FailureNote failure={failure} className={className}>
      <AppOnlyHelp failure={failure} />
    </FailureNote>
  )
}
