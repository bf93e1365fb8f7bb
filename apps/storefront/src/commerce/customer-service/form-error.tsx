import { type ReactNode, Suspense } from 'react'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { CustomerService } from './customer-service.tsx'

interface Props {
  readonly failure: Failure | undefined
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Why a form was refused, with the way to customer service when the account is restricted. */
export function FormError({ failure, children }: Props) {
  return (
    <FailureNote failure={failure}>
      {failedWith(failure, 'ACCOUNT_ABNORMAL') && (
        <Suspense fallback={null}>
          <CustomerService />
        </Suspense>
      )}
      {children}
    </FailureNote>
  )
}
