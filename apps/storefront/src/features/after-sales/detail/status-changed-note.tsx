import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AfterSaleStatusTag } from '../../../entities/after-sale/after-sale-status-tag.tsx'
import type { Failure } from '../../../shared/api/failure.ts'
import { FailureNote } from '../../../shared/ui/feedback/note.tsx'
import css from './status-changed-note.module.css'

interface Props {
  readonly failure: Failure
  readonly request: AfterSaleDetail
}

/** What was asked for came too late: why, and where the request stands now. Comes into sight by itself. */
export function StatusChangedNote({ failure, request }: Props) {
  const { t } = useTranslation('afterSale')
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is shown anew
  useEffect(() => void place.current?.scrollIntoView({ block: 'center' }), [failure])
  return (
    <div ref={place} className={css.moved}>
      <FailureNote failure={failure} />
      <p>
        {t('moved')} <AfterSaleStatusTag request={request} />
      </p>
    </div>
  )
}
