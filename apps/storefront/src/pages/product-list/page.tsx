import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { productKey } from '../../entities/product/paged-product-grid.tsx'
import { failedWith } from '../../shared/api/failure.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { usePagedList } from '../../shared/paging/use-paged-list.ts'
import { paths } from '../../shared/paths.ts'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { DesktopListHeader } from './desktop-list-header.tsx'
import { useListFacets } from './list-facets.ts'
import { formatListQuery, isCompleteQuery, type ListQuery, parseListQuery, parseSearchedAt } from './list-query.ts'
import { ListResults } from './list-results.tsx'
import { MobileListHeader } from './mobile-list-header.tsx'
import css from './page.module.css'
import { useListProducts } from './use-list-products.ts'
import { useListState } from './use-list-state.ts'

/** The products of a keyword or a category. Without either it redirects to the search page. */
export function ProductListPage() {
  const location = useLocation()
  const query = parseListQuery(location)
  const searchedAt = parseSearchedAt(location.state)
  if (!query) return <Navigate to={paths.search} replace />
  // A navigation may pass the query in its state only: put it into the URL, so that the URL can be shared.
  if (!isCompleteQuery(location.search))
    return <Navigate to={paths.productList + formatListQuery(query, location.search)} state={location.state} replace />
  // The key remounts the list after each search, so that the same keyword is fetched again.
  return <ProductListView key={searchedAt} requested={query} searchedAt={searchedAt} />
}

function ProductListView({ requested, searchedAt }: { readonly requested: ListQuery; readonly searchedAt: number | undefined }) {
  // Loads both namespaces at once, rather than one after the other.
  useTranslation(['search', 'filter'])
  const mobile = useLayout() === 'mobile'
  const listState = useListState(requested)
  const { query, category, isLoading } = listState
  const products = usePagedList(useListProducts(isLoading ? null : query, searchedAt), {
    keyOf: productKey,
    isEnd: (error) => failedWith(error, 'SEARCH_RESULT_FAILED'),
  })
  const listFacets = useListFacets(query, category, products.total !== undefined)
  const header = { listState, listFacets, total: products.total, failed: products.error !== undefined }
  usePageTitle(query.source.keyword ?? category?.name)
  return (
    <div className={css.page}>
      {mobile ? <MobileListHeader {...header} /> : <DesktopListHeader {...header} />}
      <div className={css.list}>
        <ListResults listState={listState} products={products} facets={listFacets.facets} />
      </div>
    </div>
  )
}
