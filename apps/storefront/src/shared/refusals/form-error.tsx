import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { CustomerService } from '../../entities/customer-service/customer-service.tsx'
import type { Failure } from '../api/failure.ts'
import { failedWith } from '../api/failure.ts'
import { FailureNote } from '../ui/feedback/note.tsx'

interface Props {
  readonly failure: Failure | undefined
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Why a change was refused, when no field is to blame; who can help, when the shop holds the account back. */
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
