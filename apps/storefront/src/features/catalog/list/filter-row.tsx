import type { ListFacets } from '@nusaria/contracts/search'
import { Suspense } from 'react'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { cx } from '#ui/cx.ts'
import { Chip } from '#ui/primitives/tag.tsx'
import { brandOptions, campaignOptions, OptionChips, type OptionChipsProps } from './category-options.tsx'
import css from './filter-row.module.css'
import { type Filters, SWITCHES, toggleBrand, toggleFilter, withoutFilter } from './filters.ts'
import { SWITCH_LABELS, useRatingLabel } from './use-filter-label.ts'

const PriceFilter = lazyWithRetry(() => import('./price-filter.tsx'))

interface Props {
  readonly filters: Filters
  readonly facets: ListFacets | undefined
  readonly onChange: (filters: Filters) => void
}

/** The filters on desktop, applied at once. A list that a backend doesn't count has no choice. */
export function FilterRow({ filters, facets, onChange }: Props) {
  const { t } = useTranslation('filter')
  const ratingLabel = useRatingLabel()
  return (
    <div className={css.lines}>
      <div className={cx(css.line, css.scrolled)}>
        {SWITCHES.filter((kind) => !facets || facets[kind] !== undefined).map((kind) => (
          <Chip key={kind} chosen={filters[kind] === true} onClick={() => onChange(toggleFilter(filters, kind, true))}>
            <span>{t(SWITCH_LABELS[kind])}</span>
            <small className={css.count}>{facets?.[kind]}</small>
          </Chip>
        ))}
        {config.features.reviews &&
          facets?.ratings?.map(({ rating_min, count }) => (
            <Chip
              key={rating_min}
              chosen={filters.rating_min === rating_min}
              onClick={() => onChange(toggleFilter(filters, 'rating_min', rating_min))}
            >
              <span>{ratingLabel(rating_min)}</span>
              <small className={css.count}>{count}</small>
            </Chip>
          ))}
      </div>
      <div className={cx(css.line, css.scrolled, css.prices)}>
        <span className={css.label} aria-hidden="true">
          {t('price')}
        </span>
        <Suspense fallback={null}>
          <PriceFilter
            applied={filters}
            onApply={(range) => onChange({ ...withoutFilter(filters, 'price'), ...range })}
            range={facets?.price_range}
          />
        </Suspense>
      </div>
      <div className={cx(css.line, css.scrolled, css.origins)}>
        <Options
          label={t('brand')}
          options={brandOptions(filters, facets)}
          isChosen={(id) => filters.brands?.includes(id) === true}
          onToggle={(id) => onChange(toggleBrand(filters, id))}
        />
        <Options
          label={t('campaign')}
          options={campaignOptions(facets)}
          isChosen={(id) => filters.project_id === id}
          onToggle={(id) => onChange(toggleFilter(filters, 'project_id', id))}
        />
      </div>
    </div>
  )
}

function Options(props: OptionChipsProps) {
  return props.options.length === 0 ? null : (
    <div className={css.group}>
      <span className={css.label} aria-hidden="true">
        {props.label}
      </span>
      <OptionChips {...props} most={4} inLine />
    </div>
  )
}
