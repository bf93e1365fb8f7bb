import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { usePageTitle } from '../../shared/ui/page-title.ts'
import { DesktopListHeader } from './desktop-head.tsx'
import css from './list-view.module.css'
import { MobileListHeader } from './mobile-head.tsx'
import { ListResults } from './results.tsx'
import { useListState } from './use-listing.ts'
import { useListFacets } from './use-narrowing.ts'
import { useResultPage } from './use-result-page.ts'
import type { ListQuery } from './wanted.ts'
import { formatListQuery, parseSearchedAt } from './wanted.ts'

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
