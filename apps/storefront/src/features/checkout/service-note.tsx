import { Suspense } from 'react'
import { CustomerService } from '#commerce/customer-service/customer-service.tsx'
import { Note } from '#ui/feedback/note.tsx'

/** What only customer service can help with, and the ways there. */
export function ServiceNote({ text }: { readonly text: string }) {
  return (
    <Note tone="amber" role="alert">
      <p>{text}</p>
      <Suspense fallback={null}>
        <CustomerService />
      </Suspense>
    </Note>
  )
}
