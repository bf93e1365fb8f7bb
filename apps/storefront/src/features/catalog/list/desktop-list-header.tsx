import { useTranslation } from '#platform/i18n/use-translation.ts'
import { categoryProductsLink, paths } from '#platform/routing/paths.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { CategoryLinks } from './category-options.tsx'
import css from './desktop-list-header.module.css'
import { FilterRow } from './filter-row.tsx'
import type { Filters } from './filters.ts'
import { type ListHeaderProps, withCategory } from './list-facets.ts'
import { ResultCount, SortRow } from './sort-row.tsx'

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
      <div className={css.head}>
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
