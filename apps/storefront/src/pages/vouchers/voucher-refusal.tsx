import { Suspense } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { lazy } from '../../shared/lazy.ts'
import { FailureNote } from '../../shared/ui/note.tsx'

const AppOffer = lazy(() => import('../../features/open-app/app-offer.tsx').then((m) => ({ default: m.AppOffer })))

/** The way to the app, where a voucher is only for it; nothing after any other refusal. */
export function AppVoucherOffer({ failure }: { readonly failure: Failure | undefined }) {
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
export function VoucherRefusal({ failure, className }: Props) {
  return (
    <FailureNote failure={failure} className={className}>
      <AppVoucherOffer failure={failure} />
    </FailureNote>
  )
}
