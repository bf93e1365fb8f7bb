import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { statusLook } from '../../shared/after-sale/status-look.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { FailureNote } from '../../shared/ui/note.tsx'
import { Tag } from '../../shared/ui/tag.tsx'
import css from './moved-note.module.css'

interface Props {
  readonly failure: Failure
  readonly request: AfterSaleDetail
}

/** What was asked for came too late: why, and where the request stands now. Comes into sight by itself. */
export function MovedNote({ failure, request: { status } }: Props) {
  const { t } = useTranslation('afterSale')
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is shown anew
  useEffect(() => void place.current?.scrollIntoView({ block: 'center' }), [failure])
  const { word, tag } = statusLook[status]
  return (
    <div ref={place} className={css.moved}>
      <FailureNote failure={failure} />
      <p>
        {t('moved')} <Tag tone={tag}>{t(`status.${word}`)}</Tag>
      </p>
    </div>
  )
}
