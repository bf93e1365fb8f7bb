import type { Review } from '@nusaria/contracts/review'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../shared/format/date.ts'
import { initialsOf } from '../../shared/format/initials.ts'
import css from './review-item.module.css'
import { ReviewPhotos } from './review-photos.tsx'
import { StarRating } from './star-rating.tsx'

interface Props {
  readonly review: Review
  /** Few lines of it: a foretaste. */
  readonly compact?: boolean
}

/** One buyer's words. Written by somebody: shown as text, however it looks. */
export function ReviewItem({ review, compact = false }: Props) {
  const { t } = useTranslation('review')
  const { reviewer, avatar_url, stars, created_at, spec_values, content } = review
  return (
    <li className={css.review}>
      <span className={css.face} aria-hidden="true">
        {avatar_url ? <img src={avatar_url} alt="" width={36} height={36} loading="lazy" decoding="async" /> : initialsOf(reviewer) || '–'}
      </span>
      <div className={css.words}>
        <p className={css.who}>
          <b>{reviewer}</b>
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </p>
        <StarRating value={stars} />
        {spec_values.length > 0 && <p className={css.variant}>{t('variant', { values: spec_values.join(', ') })}</p>}
        <p className={css.content} data-brief={compact}>
          {content}
        </p>
        <ReviewPhotos review={review} />
      </div>
    </li>
  )
}
