import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../shared/api/failure.ts'
import { isOutcomeUnknown } from '../../../shared/submission/submit.ts'
import { FailureText, Note } from '../../../shared/ui/feedback/note.tsx'
import type { ErrorTarget } from './error-target.ts'
import { errorTargetOf } from './error-target.ts'
import { RecoveryButtons } from './recovery-buttons.tsx'

interface Props {
  readonly target: ErrorTarget
  /** Shows here when it concerns this part of the form. */
  readonly failure: Failure | undefined
  /** No answer came, and nothing was filed. */
  readonly notSent?: boolean
}

/** Where a refusal that concerns one part of the form shows, with the next step; comes into view when it appears. */
export function RefusalNote({ target, failure, notSent }: Props) {
  const { t } = useTranslation('afterSaleForm')
  const here = failure !== undefined && failure.kind !== 'session' && errorTargetOf(failure) === target
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (here) box.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [here])
  if (!here) return null
  return (
    <div ref={box} data-spot={target}>
      <Note tone="red" role="alert">
        <Suspense fallback={null}>
          <FailureText failure={failure} />
          {isOutcomeUnknown(failure) && <> {t(notSent ? 'notSent' : 'unsure')}</>}
          <RecoveryButtons failure={failure} />
        </Suspense>
      </Note>
    </div>
  )
}
