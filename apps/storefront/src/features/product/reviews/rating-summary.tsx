import type { ReviewSort, ReviewSummary } from '@nusaria/contracts/review'
import ArrowUpDown from 'lucide/dist/esm/icons/arrow-up-down.mjs'
import Star from 'lucide/dist/esm/icons/star.mjs'
import { useRef } from 'react'
import { formatCompactNumber, formatRating } from '#platform/format/count.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { ChipSelect } from '#ui/form/chip-select.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { useOneStop } from '#ui/primitives/use-one-stop.ts'
import css from './rating-summary.module.css'

const STARS = [1, 2, 3, 4, 5] as const

/** Five stars, filled up to the rating rounded to whole stars. */
export function StarRating({ value, large = false }: { readonly value: number; readonly large?: boolean }) {
  const { t } = useTranslation('review')
  const full = Math.round(value)
  return (
    <span className="row gap-2 align-fill inline">
      {STARS.map((star) => (
        <Icon key={star} of={Star} size={large ? 20 : 14} className={cx(css.star, star <= full && css.full)} />
      ))}
      <VisuallyHidden>{t('stars', { count: full })}</VisuallyHidden>
    </span>
  )
}

const MOST_STARS_FIRST = [5, 4, 3, 2, 1] as const

function StarBars({ counts, total }: Pick<ReviewSummary, 'counts' | 'total'>) {
  const { t } = useTranslation('review')
  return (
    <ul aria-label={t('bars')} className={cx('grid size-11 line-14 weight-600 tone-ink-2', css.bars)}>
      {MOST_STARS_FIRST.map((stars) => {
        const count = counts[stars - 1] ?? 0
        const amount = formatCompactNumber(count, currentLanguage())
        return (
          <li className="grid gap-8 align-center" key={stars}>
            <VisuallyHidden>
              {t('bar', { stars: t('filter.stars', { count: stars }), reviews: t('count', { count, amount }) })}
            </VisuallyHidden>
            <span aria-hidden="true">{stars}</span>
            <span aria-hidden="true" className={css.bar}>
              <i style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }} />
            </span>
            <span aria-hidden="true" className="weight-500 tone-ink-3 digits">
              {amount}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export function RatingSummary({ summary }: { readonly summary: ReviewSummary }) {
  const { t } = useTranslation('review')
  const { rating, total, counts } = summary
  const language = currentLanguage()
  return (
    <div className={cx('grid gap-20 align-center', css.summary)}>
      <div className={cx('grid gap-4 size-12 line-16 tone-ink-3', css.average)}>
        <p>
          <b>{formatRating(rating, language)}</b> <span>{t('outOf')}</span>
        </p>
        <span aria-hidden="true">
          <StarRating value={rating} large />
        </span>
        <p>{t('count', { count: total, amount: formatCompactNumber(total, language) })}</p>
      </div>
      <StarBars counts={counts} total={total} />
    </div>
  )
}

export interface ReviewFilter {
  /** 1 to 5 */
  readonly stars?: number | undefined
  readonly with_pictures?: true | undefined
}

const SORTS: readonly ReviewSort[] = ['newest', 'helpful', 'stars_desc', 'stars_asc']

interface FiltersProps {
  readonly summary: ReviewSummary
  readonly filter: ReviewFilter
  readonly onChange: (filter: ReviewFilter) => void
  readonly sort: ReviewSort
  readonly onSort: (sort: ReviewSort) => void
}

/** The order, and chips that filter by stars and photos. Chips without reviews are disabled; a second press clears the choice. */
export function ReviewFilters({ summary: { counts, with_pictures }, filter, onChange, sort, onSort }: FiltersProps) {
  const { t } = useTranslation('review')
  const row = useRef<HTMLFieldSetElement>(null)
  const onKeyDown = useOneStop(row)
  const amount = (count: number) => <span className="size-12 weight-500 tone-ink-3">{formatCompactNumber(count, currentLanguage())}</span>
  return (
    <fieldset
      ref={row}
      onKeyDown={onKeyDown}
      aria-label={t('filter.label')}
      className={cx('row padX-16 padY-4 gap-8 align-fill', css.filters)}
    >
      <ChipSelect
        label={t('sort.label')}
        icon={ArrowUpDown}
        value={sort}
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={onSort}
      />
      <Chip chosen={filter.stars === undefined && !filter.with_pictures} onClick={() => onChange({})}>
        {t('filter.all')}
      </Chip>
      <Chip
        chosen={filter.with_pictures === true}
        disabled={with_pictures === 0 && !filter.with_pictures}
        onClick={() => onChange({ ...filter, with_pictures: filter.with_pictures ? undefined : true })}
      >
        <span>{t('filter.photos')}</span> {amount(with_pictures)}
      </Chip>
      {MOST_STARS_FIRST.map((stars) => {
        const count = counts[stars - 1] ?? 0
        const chosen = filter.stars === stars
        return (
          <Chip
            key={stars}
            chosen={chosen}
            disabled={count === 0 && !chosen}
            onClick={() => onChange({ ...filter, stars: chosen ? undefined : stars })}
          >
            <Icon of={Star} size={14} className={css.filterStar} />
            <span aria-hidden="true">{stars}</span>
            <VisuallyHidden>{t('filter.stars', { count: stars })}</VisuallyHidden> {amount(count)}
          </Chip>
        )
      })}
    </fieldset>
  )
}
