import { useTranslation } from 'react-i18next'
import { ActiveFilters } from '../../features/product-list/active-filters.tsx'
import { CategoryLinks } from '../../features/product-list/category-links.tsx'
import { FilterRow } from '../../features/product-list/filter-row.tsx'
import type { Filters } from '../../features/product-list/filters.ts'
import { categoryProductsLink, paths } from '../../shared/paths.ts'
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx'
import css from './desktop-list-header.module.css'
import { withCategory } from './facet-categories.ts'
import type { ListHeaderProps } from './list-header-props.ts'
import { ResultCount } from './result-count.tsx'
import { SortRow } from './sort-row.tsx'

/** The head of a list on desktop: where it stands, what it holds, its order, and what narrows it. */
export function DesktopListHeader({ listing, narrowing, total, failed }: ListHeaderProps) {
  const { t } = useTranslation('search')
  const { t: common } = useTranslation()
  const { t: filter } = useTranslation('filter')
  const { asked, place, list, placeOf } = listing
  const { facets, types } = narrowing
  const { keyword } = asked.wanted
  const name = keyword ?? place?.name ?? '\u00a0'
  const above =
    keyword === null && place?.child ? [{ name: place.parent.nav_type_name, ...categoryProductsLink(place.parent.nav_type_id) }] : []
  const change = (filters: Filters) => list({ ...asked, filters })
  // What holds nothing can't be narrowed.
  const nothing = facets?.price_range === null
  return (
    <>
      <Breadcrumb
        places={[{ name: common('tabs.home'), to: paths.home }, ...above]}
        here={keyword === null ? name : t('list.resultsFor', { keyword })}
      />
      <div className={css.head}>
        <div>
          <h1>{name}</h1>
          <ResultCount className={css.count} total={total} failed={failed} keyword={keyword} />
        </div>
        <SortRow sort={asked.sort} onSort={(sort) => list({ ...asked, sort })} />
      </div>
      {!nothing && (
        <div className={css.room}>
          {types && (
            <CategoryLinks label={filter('category')} types={types} placeOf={(type) => placeOf(withCategory(asked, place, type))} />
          )}
        </div>
      )}
      {!nothing && <FilterRow filters={asked.filters} facets={facets} onChange={change} />}
      <div className={css.chips}>
        <ActiveFilters filters={asked.filters} typeName={place?.name} onChange={change} />
      </div>
    </>
  )
}
