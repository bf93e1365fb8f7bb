import { type ComponentProps, Suspense } from 'react'
import { failedWith } from '#platform/api/failure.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { CustomerService } from './customer-service.tsx'

/** Why a form was refused; a restricted account gets the way to customer service. */
export function FormError({ failure, children }: Omit<ComponentProps<typeof FailureNote>, 'className'>) {
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
