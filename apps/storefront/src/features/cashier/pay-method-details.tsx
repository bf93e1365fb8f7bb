import type { PayMethod } from '@nusaria/contracts/order-entities'
import { Suspense } from 'react'
import type { PayChoice } from '../../entities/payment-method/pay-choice.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { FailureNote } from '../../shared/ui/feedback/note.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { payErrorTargetOf } from './pay-error-target.ts'
import type { CardEntry } from './use-card-entry.ts'

const CardDetails = lazyWithRetry(() => import('./card-payment-form.tsx').then((m) => ({ default: m.CardPaymentForm })))

interface Props {
  readonly method: PayMethod
  readonly choice: PayChoice | null
  readonly entry: CardEntry
  readonly failure: Failure | undefined
  readonly onSubmit: () => void
}

/** What stands below the choices of one method: a refusal that concerns it, and what a card needs. */
export function PayMethodDetails({ method, choice, entry, failure, onSubmit }: Props) {
  const spot = failure && payErrorTargetOf(failure)
  const refused = (method === 'card' || method === 'cod') && spot === method ? failure : undefined
  return (
    <>
      <FailureNote failure={refused} />
      {method === 'card' && choice?.method === 'card' && (
        <Suspense fallback={<Skeleton height={choice.card ? 72 : 420} radius={12} />}>
          <CardDetails choice={choice} entry={entry} onSubmit={onSubmit} />
        </Suspense>
      )}
    </>
  )
}
