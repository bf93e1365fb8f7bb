import { LIMITS } from '@nusaria/contracts/limits'
import { type ReactNode, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { listPageSize } from '#commerce/product/api.ts'
import { PagedProductGrid, productKey } from '#commerce/product/paged-product-grid.tsx'
import { ProductGrid } from '#commerce/product/product-card.tsx'
import { renderQuickAdd } from '#commerce/product/quick-add-button.tsx'
import { failedWith } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { usePagedList } from '#ui/paging/paged-list.tsx'
import { useFirstPage, withPage } from '#ui/paging/use-page-count.ts'
import { LinkButton } from '#ui/primitives/button.tsx'
import { useReportClick } from '../api.ts'
import { formatListQuery, isCompleteQuery, type ListQuery, parseListQuery, parseSearchedAt } from './list-query.ts'
import { useListFacets, useListProducts, useListState } from './list-state.ts'
import { MobileListHeader } from './mobile-list-header.tsx'
import css from './product-list-page.module.css'

const EmptyList = lazyWithRetry(() => import('./empty-list.tsx'))
// A phone does without its code.
const DesktopListHeader = lazyWithRetry(() => import('./desktop-list-header.tsx').then((m) => ({ default: m.DesktopListHeader })))

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

/** Rows from one on are under a heading of their own. */
const inTwoParts = (from: number, title: string) => (rows: readonly ReactNode[], skeletons: ReactNode) => (
  <>
    {from > 0 && (
      <ProductGrid>
        {rows.slice(0, from)}
        {from >= rows.length && skeletons}
      </ProductGrid>
    )}
    {from < rows.length && (
      <>
        <h2 className={css.second}>{title}</h2>
        <ProductGrid>
          {rows.slice(from)}
          {skeletons}
        </ProductGrid>
      </>
    )}
  </>
)

/** Fewer than a row have all words: the similar ones follow in the same row. */
const inOneGrid = (best: string, similar: string) => (rows: readonly ReactNode[], skeletons: ReactNode) => (
  <ProductGrid>
    <h2 className={css.over}>
      <span>{best}</span> · <span>{similar}</span>
    </h2>
    {rows}
    {skeletons}
  </ProductGrid>
)

/** Columns of the narrowest grid of a layout. */
const COLUMNS = { mobile: 2, desktop: 3 } as const

function ProductListView({ requested, searchedAt }: { readonly requested: ListQuery; readonly searchedAt: number | undefined }) {
  // Loads both namespaces at once, rather than one after the other.
  const { t } = useTranslation(['search', 'filter'])
  const { search } = useLocation()
  const layout = useLayout()
  const reportClick = useReportClick()
  const listState = useListState(requested)
  const { query, category, isLoading } = listState
  const { keyword } = query.source
  const firstPage = useFirstPage()
  const pages = useListProducts(isLoading ? null : query, searchedAt, firstPage)
  const list = usePagedList(pages, {
    keyOf: productKey,
    firstPage,
    isEnd: (error) => failedWith(error, 'SEARCH_RESULT_FAILED'),
  })
  const { total = 0 } = list
  const listFacets = useListFacets(query, category, list.total !== undefined)
  const correction = pages.currentData?.pages[0]?.correction
  const full = list.lastPage?.full_matches ?? total
  const fullMatches = full < total ? full : undefined
  const header = { listState, listFacets, fullMatches, total: list.total, failed: list.error !== undefined, correction }
  const firstSimilar = fullMatches && Math.max(0, fullMatches - (firstPage - 1) * listPageSize(layout))
  const similar = t('list.similar')
  const layoutOf = (from: number) => (from > 0 && from < COLUMNS[layout] ? inOneGrid(t('list.best'), similar) : inTwoParts(from, similar))
  const title = keyword ?? category?.name
  usePageTitle(title && firstPage > 1 ? t('list.page', { title, page: firstPage }) : title)
  const onOpen = ({ product_no }: { readonly product_no: string }) => {
    if (keyword !== null) reportClick({ keyword, product_no })
  }
  const empty = (
    <Suspense fallback={null}>
      <EmptyList listState={listState} facets={listFacets.facets} firstPage={firstPage} total={total} />
    </Suspense>
  )
  // The search lists no more products, although more match.
  const isLimitReached = list.endedEarly || (total >= LIMITS.searchDepth && !list.hasMore)
  const isPastTheEnd = firstPage > 1 && list.total !== undefined && list.rows.length === 0
  return (
    <div className={cx(css.page, listFacets.facets?.total === 0 && css.whole)}>
      {layout === 'mobile' ? <MobileListHeader {...header} /> : <DesktopListHeader {...header} />}
      <div className={css.list}>
        {isPastTheEnd ? (
          empty
        ) : (
          <>
            {firstPage > 1 && (
              <p className={cx('row align-fill justify-center', css.previous)}>
                <LinkButton to={paths.productList + withPage(search, firstPage - 1)} rel="prev" replace variant="outline">
                  {t('list.previous')}
                </LinkButton>
              </p>
            )}
            <PagedProductGrid
              list={list}
              layout={firstSimilar === undefined ? undefined : layoutOf(firstSimilar)}
              empty={empty}
              onOpen={onOpen}
              renderAction={renderQuickAdd}
            />
            {isLimitReached && (
              <Note tone="grey" role="status" className="above-24">
                {t('filter:end', { amount: LIMITS.searchDepth })}
              </Note>
            )}
          </>
        )}
      </div>
    </div>
  )
}
