import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { Failure } from '#platform/api/failure.ts'
import { FailureText, Note } from '../feedback/note.tsx'

interface Props<Target extends string> {
  readonly at: Target
  readonly failure: Failure | undefined
  /** The flow's table, made by `defineRefusals`. */
  readonly refusals: (failure: Failure) => { readonly target: Target }
  /** Text and recovery buttons; the text of the code without it. May suspend. */
  readonly children?: (failure: Failure) => ReactNode
  readonly className?: string
}

/** Shows a refusal beside the part of the page that it concerns, and scrolls to it. Renders nothing for other refusals. */
export function ErrorTarget<Target extends string>({ at, failure, refusals, children, className }: Props<Target>) {
  const here = failure !== undefined && failure.kind !== 'session' && refusals(failure).target === at
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (here) box.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [here])
  if (!here) return null
  return (
    <div ref={box} data-error-target={at} className={className}>
      <Note tone="red" role="alert">
        <Suspense fallback={null}>{children ? children(failure) : <FailureText failure={failure} />}</Suspense>
      </Note>
    </div>
  )
}
