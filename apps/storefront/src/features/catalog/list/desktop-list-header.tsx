import type { ListFacets } from '@nusaria/contracts/search'
import { type ReactNode, Suspense, useRef } from 'react'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { categoryProductsLink, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import { useOneStop } from '#ui/primitives/use-one-stop.ts'
import { ActiveFilters } from './active-filters.tsx'
import { brandOptions, CategoryLinks, campaignOptions, OptionChips, type OptionChipsProps } from './category-options.tsx'
import css from './desktop-list-header.module.css'
import { SWITCH_LABELS, useRatingLabel } from './filter-labels.ts'
import { type Filters, SWITCHES, toggleBrand, toggleFilter, withoutFilter } from './list-query.ts'
import { type ListHeaderProps, withCategory } from './list-state.ts'
import { ResultCount, SortRow } from './sort-row.tsx'

const PriceFilter = lazyWithRetry(() => import('./price-filter.tsx'))

interface Props {
  readonly filters: Filters
  readonly facets: ListFacets | undefined
  readonly onChange: (filters: Filters) => void
}

/** Each filter applies at once. One whose products the backend doesn't count is left out. */
function FilterRow({ filters, facets, onChange }: Props) {
  const { t } = useTranslation('filter')
  const ratingLabel = useRatingLabel()
  const chip = (label: string, count: number | undefined, chosen: boolean, toggled: () => Filters) => (
    <Chip key={label} chosen={chosen} onClick={() => onChange(toggled())}>
      <span>{label}</span>
      <small className="size-12 weight-500 tone-ink-3">{count}</small>
    </Chip>
  )
  return (
    <div>
      <div className={css.part}>
        <Label>{t('offers')}</Label>
        {SWITCHES.filter((kind) => !facets || facets[kind] !== undefined).map((kind) =>
          chip(t(SWITCH_LABELS[kind]), facets?.[kind], filters[kind] === true, () => toggleFilter(filters, kind, true)),
        )}
      </div>
      {config.features.reviews && (
        <Options
          label={t('rating')}
          options={(facets?.ratings ?? []).map(({ rating_min, count }) => ({
            id: String(rating_min),
            name: ratingLabel(rating_min),
            count,
          }))}
          isChosen={(id) => filters.rating_min === Number(id)}
          onToggle={(id) => onChange(toggleFilter(filters, 'rating_min', Number(id)))}
        />
      )}
      <div className={css.part}>
        <Label>{t('price')}</Label>
        <Suspense fallback={null}>
          <PriceFilter
            applied={filters}
            onApply={(range) => onChange({ ...withoutFilter(filters, 'price'), ...range })}
            range={facets?.price_range}
          />
        </Suspense>
      </div>
      <Options
        label={t('brand')}
        many
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
  )
}

function Label({ children }: { readonly children: ReactNode }) {
  return (
    <span className={css.label} aria-hidden="true">
      {children}
    </span>
  )
}

function Options(props: OptionChipsProps) {
  return props.options.length === 0 ? null : (
    <div className={css.part}>
      <Label>{props.label}</Label>
      <OptionChips {...props} most={4} />
    </div>
  )
}

/** Above the products, and the column beside them with the filters. */
export function DesktopListHeader({ listFacets: { facets, categories, loading }, ...result }: ListHeaderProps) {
  const { t } = useTranslation(['search', 'common', 'filter'])
  const { query, category, navigateTo, linkTo } = result.listState
  const { keyword } = query.source
  const head = useRef<HTMLDivElement>(null)
  const onKeyDown = useOneStop(head)
  const name = keyword ?? category?.name ?? '\u00a0'
  const above =
    keyword === null && category?.child
      ? [{ name: category.parent.nav_type_name, ...categoryProductsLink(category.parent.nav_type_id) }]
      : []
  // Nothing to sort and filter.
  const isEmpty = facets?.total === 0
  return (
    <>
      <div className={css.above}>
        {keyword === null ? (
          <Breadcrumb places={[{ name: t('common:tabs.home'), to: paths.home }, ...above]} here={name} />
        ) : (
          <span className={css.start} />
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys for the ways to sort; a phone's list does without this code */}
        <div ref={head} onKeyDown={onKeyDown} className={cx('row below-16 gap-24 align-end justify-between', css.head)}>
          <div>
            {/* That nothing was found names the words, too. */}
            <h1 className={cx(isEmpty && keyword !== null && 'unseen')}>{name}</h1>
            <ResultCount {...result} className={css.count} />
          </div>
          {!isEmpty && <SortRow sort={query.sort} onSort={(sort) => navigateTo({ ...query, sort })} />}
        </div>
      </div>
      {!isEmpty && (
        <section className={css.filters} aria-label={t('filter:title')}>
          {loading && <ColumnSkeleton />}
          <div className={cx(loading && css.loading)}>
            {categories && (
              <CategoryLinks categories={categories} linkTo={(categoryId) => linkTo(withCategory(query, category, categoryId))} />
            )}
            <FilterRow filters={query.filters} facets={facets} onChange={(filters) => navigateTo({ ...query, filters })} />
          </div>
        </section>
      )}
      <div className={css.chips}>
        <ActiveFilters listState={result.listState} facets={facets} />
      </div>
    </>
  )
}

/** In place of the column until it is known what the list can be narrowed by: its parts come all at once. */
function ColumnSkeleton() {
  return (
    <div className={css.skeleton} aria-hidden="true">
      {[82, 64, 74, 58, 70, 88, 62, 76, 54, 68].map((width) => (
        <Skeleton key={width} height={14} width={`${width}%`} gap={26} />
      ))}
    </div>
  )
}
