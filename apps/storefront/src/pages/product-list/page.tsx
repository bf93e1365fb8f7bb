import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { paths } from '../../shared/paths.ts'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { DesktopListHeader } from './desktop-list-header.tsx'
import { useListFacets } from './list-facets.ts'
import type { ListQuery } from './list-query.ts'
import { formatListQuery, isCompleteQuery, parseListQuery, parseSearchedAt } from './list-query.ts'
import { ListResults } from './list-results.tsx'
import { MobileListHeader } from './mobile-list-header.tsx'
import css from './page.module.css'
import { useListState } from './use-list-state.ts'
import { useResultPage } from './use-result-page.ts'

/** The products of a keyword or a category. Without either it redirects to the search page. */
export function ProductListPage() {
  const location = useLocation()
  const query = parseListQuery(location)
  if (!query) return <Navigate to={paths.search} replace />
  // A navigation may pass the query in its state only: put it into the URL, so that the URL can be shared.
  if (!isCompleteQuery(location.search))
    return <Navigate to={paths.productList + formatListQuery(query, location.search)} state={location.state} replace />
  return <ProductListView requested={query} />
}

function ProductListView({ requested }: { readonly requested: ListQuery }) {
  // Loads both namespaces at once, rather than one after the other.
  useTranslation(['search', 'filter'])
  const mobile = useLayout() === 'mobile'
  const listState = useListState(requested)
  const { query, category, isLoading } = listState
  const searchedAt = parseSearchedAt(useLocation().state)
  const first = useResultPage({ query: isLoading ? null : query, searchedAt }, 1)
  const listFacets = useListFacets(query, category, first.currentData !== undefined)
  const head = { listState, listFacets, total: first.currentData?.total, failed: first.isError }
  usePageTitle(query.source.keyword ?? category?.name)
  return (
    <div className={css.page}>
      {mobile ? <MobileListHeader {...head} /> : <DesktopListHeader {...head} />}
      <div className={css.list}>
        <ListResults
          key={`${formatListQuery(query)} ${searchedAt}`}
          listState={listState}
          facets={listFacets.facets}
          searchedAt={searchedAt}
        />
      </div>
    </div>
  )
}
