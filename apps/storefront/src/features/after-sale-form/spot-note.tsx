import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { isUnsure } from '../../shared/submission/submit.ts'
import { FailureWords, Note } from '../../shared/ui/note.tsx'
import type { Spot } from './failure-spot.ts'
import { spotOf } from './failure-spot.ts'
import { WayButtons } from './way-buttons.tsx'

interface Props {
  readonly at: Spot
  /** Shows here when it concerns this part of the form. */
  readonly failure: Failure | undefined
  /** No answer came, and nothing was filed. */
  readonly notSent?: boolean
}

/** Where a refusal that concerns one part of the form shows, with the next step; comes into view when it appears. */
export function SpotNote({ at, failure, notSent }: Props) {
  const { t } = useTranslation('afterSaleForm')
  const here = failure !== undefined && failure.kind !== 'session' && spotOf(failure) === at
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (here) box.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [here])
  if (!here) return null
  return (
    <div ref={box} data-spot={at}>
      <Note tone="red" role="alert">
        <Suspense fallback={null}>
          <FailureWords failure={failure} />
          {isUnsure(failure) && <> {t(notSent ? 'notSent' : 'unsure')}</>}
          <WayButtons failure={failure} />
        </Suspense>
      </Note>
    </div>
  )
}
