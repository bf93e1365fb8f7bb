import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { DesktopListHeader } from './desktop-list-header.tsx'
import type { ListQuery } from './list-query.ts'
import { formatListQuery, parseSearchedAt } from './list-query.ts'
import { ListResults } from './list-results.tsx'
import { MobileListHeader } from './mobile-list-header.tsx'
import css from './product-list-view.module.css'
import { useListFacets } from './use-list-facets.ts'
import { useListState } from './use-list-state.ts'
import { useResultPage } from './use-result-page.ts'

/** A list: its head, what narrows it, its products. */
export function ProductListView({ wished }: { readonly wished: ListQuery }) {
  // Both groups of texts come at once, rather than one after the other.
  useTranslation(['search', 'filter'])
  const mobile = useLayout() === 'mobile'
  const listing = useListState(wished)
  const { asked, place, waiting } = listing
  const searchedAt = parseSearchedAt(useLocation().state)
  const first = useResultPage({ asked: waiting ? null : asked, searchedAt }, 1)
  const narrowing = useListFacets(asked, place, first.currentData !== undefined)
  const head = { listing, narrowing, total: first.currentData?.total, failed: first.isError }
  usePageTitle(asked.wanted.keyword ?? place?.name)
  return (
    <div className={css.page}>
      {mobile ? <MobileListHeader {...head} /> : <DesktopListHeader {...head} />}
      <div className={css.list}>
        <ListResults key={`${formatListQuery(asked)} ${searchedAt}`} listing={listing} facets={narrowing.facets} searchedAt={searchedAt} />
      </div>
    </div>
  )
}
