import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { FailureNote } from '../../shared/ui/note.tsx'
import type { Spot } from './failure-spot.ts'
import { spotOf } from './failure-spot.ts'

interface Props {
  readonly at: Spot
  /** Shows here when it concerns this part of the page. */
  readonly failure: Failure | undefined
  readonly className?: string
  readonly children?: ReactNode
}

/** Where a refusal that concerns one part of the page shows; comes into view when it appears. */
export function SpotNote({ at, failure, className, children }: Props) {
  const here = failure !== undefined && spotOf(failure) === at
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (here) box.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [here])
  if (!here) return null
  return (
    <div ref={box} data-spot={at} className={className}>
      <FailureNote failure={failure}>{children}</FailureNote>
    </div>
  )
}
