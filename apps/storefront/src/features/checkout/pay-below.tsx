import type { PayMethod } from '@nusaria/contracts/order-entities'
import { Suspense } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { lazy } from '../../shared/lazy.ts'
import { FailureNote } from '../../shared/ui/note.tsx'
import { Shine } from '../../shared/ui/shine.tsx'
import type { PayChoice } from './pay-choice.ts'
import { paySpotOf } from './pay-spot.ts'
import type { CardEntry } from './use-card-entry.ts'

const CardDetails = lazy(() => import('./card-details.tsx').then((m) => ({ default: m.CardDetails })))

interface Props {
  readonly method: PayMethod
  readonly choice: PayChoice | null
  readonly entry: CardEntry
  readonly failure: Failure | undefined
  readonly onSubmit: () => void
}

/** What stands below the choices of one method: a refusal that concerns it, and what a card needs. */
export function PayBelow({ method, choice, entry, failure, onSubmit }: Props) {
  const spot = failure && paySpotOf(failure)
  const refused = (method === 'card' || method === 'cod') && spot === method ? failure : undefined
  return (
    <>
      <FailureNote failure={refused} />
      {method === 'card' && choice?.method === 'card' && (
        <Suspense fallback={<Shine height={choice.card ? 72 : 420} radius={12} />}>
          <CardDetails choice={choice} entry={entry} onSubmit={onSubmit} />
        </Suspense>
      )}
    </>
  )
}
