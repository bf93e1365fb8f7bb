import type { ReviewSort, ReviewSummary } from '@nusaria/contracts/review'
import ArrowUpDown from 'lucide/dist/esm/icons/arrow-up-down.mjs'
import Star from 'lucide/dist/esm/icons/star.mjs'
import { formatCompactNumber } from '#platform/format/count.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { ChipSelect } from '#ui/form/chip-select.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import css from './review-filters.module.css'

export interface ReviewFilter {
  /** 1 to 5; null: any. */
  readonly stars: number | null
  readonly withPhotos: boolean
}

export const NO_FILTER: ReviewFilter = { stars: null, withPhotos: false }

export function toFilterArgs({ stars, withPhotos }: ReviewFilter): { readonly stars?: number; readonly with_pictures?: true } {
  return { ...(stars === null ? {} : { stars }), ...(withPhotos ? { with_pictures: true } : {}) }
}

export function isUnfiltered({ stars, withPhotos }: ReviewFilter): boolean {
  return stars === null && !withPhotos
}

const SORTS: readonly ReviewSort[] = ['newest', 'helpful', 'stars_desc', 'stars_asc']

const MOST_STARS_FIRST = [5, 4, 3, 2, 1] as const

interface Props {
  readonly summary: ReviewSummary
  readonly filter: ReviewFilter
  readonly onChange: (filter: ReviewFilter) => void
  readonly sort: ReviewSort
  readonly onSort: (sort: ReviewSort) => void
}

/** The order, and chips that filter by stars and photos. Chips without reviews are disabled; a second press clears the choice. */
export function ReviewFilters({ summary: { counts, with_pictures }, filter, onChange, sort, onSort }: Props) {
  const { t } = useTranslation('review')
  const amount = (count: number) => <span className="size-12 weight-500 tone-ink-3">{formatCompactNumber(count, currentLanguage())}</span>
  return (
    <fieldset aria-label={t('filter.label')} className={cx('row padX-16 padY-4 gap-8 align-fill', css.filters)}>
      <ChipSelect
        label={t('sort.label')}
        icon={ArrowUpDown}
        value={sort}
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={onSort}
      />
      <Chip chosen={isUnfiltered(filter)} onClick={() => onChange(NO_FILTER)}>
        {t('filter.all')}
      </Chip>
      <Chip
        chosen={filter.withPhotos}
        disabled={with_pictures === 0 && !filter.withPhotos}
        onClick={() => onChange({ ...filter, withPhotos: !filter.withPhotos })}
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
            onClick={() => onChange({ ...filter, stars: chosen ? null : stars })}
          >
            <Icon of={Star} size={14} className={css.star} />
            <span aria-hidden="true">{stars}</span>
            <VisuallyHidden>{t('filter.stars', { count: stars })}</VisuallyHidden> {amount(count)}
          </Chip>
        )
      })}
    </fieldset>
  )
}
