import type { ReviewableLine } from '@nusaria/contracts/review'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../entities/order/order-line.tsx'
import css from './review-line-header.module.css'

/** What is reviewed: its picture, name and choice, and what stands at its end. */
export function ReviewLineHeader({ line, children }: { readonly line: ReviewableLine; readonly children?: ReactNode }) {
  const { t } = useTranslation('review')
  return (
    <div className={css.line}>
      <Thumb src={line.thumb_image_url} />
      <div className={css.words}>
        <b>{line.product_name}</b>
        {line.spec_values.length > 0 && <small>{t('variant', { values: line.spec_values.join(', ') })}</small>}
      </div>
      {children}
    </div>
  )
}
