import { Suspense } from 'react'
import { Note } from '#ui/feedback/note.tsx'
import { CustomerService } from './customer-service.tsx'

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
