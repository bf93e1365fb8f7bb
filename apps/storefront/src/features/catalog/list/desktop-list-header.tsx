import type { ListFacets } from '@nusaria/contracts/search'
import { Suspense } from 'react'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { categoryProductsLink, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { brandOptions, CategoryLinks, campaignOptions, OptionChips, type OptionChipsProps } from './category-options.tsx'
import css from './desktop-list-header.module.css'
import { type Filters, SWITCHES, toggleBrand, toggleFilter, withoutFilter } from './filters.ts'
import { type ListHeaderProps, withCategory } from './list-facets.ts'
import { ResultCount, SortRow } from './sort-row.tsx'
import { SWITCH_LABELS, useRatingLabel } from './use-filter-label.ts'

const PriceFilter = lazyWithRetry(() => import('./price-filter.tsx'))

interface Props {
  readonly filters: Filters
  readonly facets: ListFacets | undefined
  readonly onChange: (filters: Filters) => void
}

/** The filters on desktop, applied at once. A list that a backend doesn't count has no choice. */
function FilterRow({ filters, facets, onChange }: Props) {
  const { t } = useTranslation('filter')
  const ratingLabel = useRatingLabel()
  return (
    <div className={cx('grid gap-4', css.lines)}>
      <div className={cx('row minHeight-44 gap-8 align-fill shrink scrolls', css.scrolled)}>
        {SWITCHES.filter((kind) => !facets || facets[kind] !== undefined).map((kind) => (
          <Chip key={kind} chosen={filters[kind] === true} onClick={() => onChange(toggleFilter(filters, kind, true))}>
            <span>{t(SWITCH_LABELS[kind])}</span>
            <small className={cx('size-12 weight-500 tone-ink-3 textAlign-left', css.rowCount)}>{facets?.[kind]}</small>
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
              <small className={cx('size-12 weight-500 tone-ink-3 textAlign-left', css.rowCount)}>{count}</small>
            </Chip>
          ))}
      </div>
      <div className={cx('row minHeight-44 gap-8 align-fill shrink scrolls', css.scrolled, css.prices)}>
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
      <div className={cx('row minHeight-44 gap-8 align-fill shrink scrolls', css.scrolled, css.origins)}>
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
    <div className={cx('row gap-12 align-fill shrink', css.group)}>
      <span className={css.label} aria-hidden="true">
        {props.label}
      </span>
      <OptionChips {...props} most={4} inLine />
    </div>
  )
}

/** The list's header on desktop: breadcrumb, title, count, sorting and filters. */
export function DesktopListHeader({ listFacets, ...result }: ListHeaderProps) {
  const { listState } = result
  const { t } = useTranslation('search')
  const { t: common } = useTranslation()
  const { t: filter } = useTranslation('filter')
  const { query, category, navigateTo, linkTo } = listState
  const { facets, categories } = listFacets
  const { keyword } = query.source
  const name = keyword ?? category?.name ?? '\u00a0'
  const above =
    keyword === null && category?.child
      ? [{ name: category.parent.nav_type_name, ...categoryProductsLink(category.parent.nav_type_id) }]
      : []
  const change = (filters: Filters) => navigateTo({ ...query, filters })
  // An empty list has no filters.
  const isEmpty = facets?.total === 0
  return (
    <>
      <Breadcrumb
        places={[{ name: common('tabs.home'), to: paths.home }, ...above]}
        here={keyword === null ? name : t('list.resultsFor', { keyword })}
      />
      <div className={cx('row below-16 gap-24 align-end justify-between', css.head)}>
        <div>
          <h1>{name}</h1>
          <ResultCount {...result} className={css.count} />
        </div>
        <SortRow sort={query.sort} onSort={(sort) => navigateTo({ ...query, sort })} />
      </div>
      {!isEmpty && (
        <div className={css.room}>
          {categories && (
            <CategoryLinks
              label={filter('category')}
              categories={categories}
              linkTo={(categoryId) => linkTo(withCategory(query, category, categoryId))}
            />
          )}
        </div>
      )}
      {!isEmpty && <FilterRow filters={query.filters} facets={facets} onChange={change} />}
      <div className={css.chips}>
        <ActiveFilters filters={query.filters} names={{ categoryName: category?.name, facets }} onChange={change} />
      </div>
    </>
  )
}
