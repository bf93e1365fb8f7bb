import type { OrderSource } from '@nusaria/contracts/order-entities'
import type { ReactNode } from 'react'
import { createContext, Suspense, use, useEffect, useRef } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import type { ErrorTarget } from './error-target.ts'
import { errorTargetOf } from './error-target.ts'
import { RecoveryButtons, type RecoveryHandlers } from './recovery-buttons.tsx'
import { RefusalText } from './refusal-text.tsx'

/** What the notes of the page can do about what they say. */
export const RecoveryContext = createContext<{
  readonly source: OrderSource
  readonly actions: RecoveryHandlers
  readonly notPlaced: boolean
} | null>(null)

interface Props {
  readonly at: ErrorTarget
  /** Shows here when it concerns this part of the page. */
  readonly failure: Failure | undefined
  readonly className?: string
  /** After the words. */
  readonly children?: ReactNode
}

/** Where a refusal that concerns one part of the page shows, with the next step; comes into view when it appears. */
export function RefusalNote({ at, failure, className, children }: Props) {
  const ways = use(RecoveryContext)
  const here = failure !== undefined && failure.kind !== 'session' && errorTargetOf(failure) === at
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (here) box.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [here])
  if (!here) return null
  return (
    <div ref={box} data-spot={at} className={className}>
      <Note tone="red" role="alert">
        <Suspense fallback={null}>
          <RefusalText failure={failure} notPlaced={ways?.notPlaced} />
        </Suspense>
        {children !== undefined && <> {children}</>}
        {ways && <RecoveryButtons failure={failure} source={ways.source} actions={ways.actions} />}
      </Note>
    </div>
  )
}
