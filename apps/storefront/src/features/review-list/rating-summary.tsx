import type { ReviewSummary } from '@nusaria/contracts/review'
import { useTranslation } from 'react-i18next'
import { formatCompactNumber, formatRating } from '../../shared/format/count.ts'
import { currentLanguage } from '../../shared/i18n/language.ts'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import css from './rating-summary.module.css'
import { StarRating } from './star-rating.tsx'

/** Most stars first. */
const ROWS = [5, 4, 3, 2, 1] as const

function StarBars({ counts, total }: Pick<ReviewSummary, 'counts' | 'total'>) {
  const { t } = useTranslation('review')
  return (
    <ul aria-label={t('bars')} className={css.bars}>
      {ROWS.map((stars) => {
        const count = counts[stars - 1] ?? 0
        const amount = formatCompactNumber(count, currentLanguage())
        return (
          <li key={stars}>
            <VisuallyHidden>
              {t('bar', { stars: t('filter.stars', { count: stars }), reviews: t('count', { count, amount }) })}
            </VisuallyHidden>
            <span aria-hidden="true">{stars}</span>
            <span aria-hidden="true" className={css.bar}>
              <i style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }} />
            </span>
            <span aria-hidden="true" className={css.amount}>
              {amount}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** How a product fares: the average, and how the stars spread. */
export function RatingSummary({ summary }: { readonly summary: ReviewSummary }) {
  const { t } = useTranslation('review')
  const { rating, total, counts } = summary
  const language = currentLanguage()
  return (
    <div className={css.summary}>
      <div className={css.average}>
        <p>
          <b>{formatRating(rating, language)}</b> {t('outOf')}
        </p>
        <span aria-hidden="true">
          <StarRating value={rating} large />
        </span>
        <p className={css.total}>{t('count', { count: total, amount: formatCompactNumber(total, language) })}</p>
      </div>
      <StarBars counts={counts} total={total} />
    </div>
  )
}
