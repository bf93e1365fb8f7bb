import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { usePageTitle } from '../../shared/ui/page-title.ts'
import { DesktopHead } from './desktop-head.tsx'
import css from './list-view.module.css'
import { MobileHead } from './mobile-head.tsx'
import { Results } from './results.tsx'
import { useListing } from './use-listing.ts'
import { useNarrowing } from './use-narrowing.ts'
import { useResultPage } from './use-result-page.ts'
import type { Asked } from './wanted.ts'
import { searchedAtIn, searchOf } from './wanted.ts'

/** A list: its head, what narrows it, its products. */
export function ListView({ wished }: { readonly wished: Asked }) {
  // Both groups of texts come at once, rather than one after the other.
  useTranslation(['search', 'filter'])
  const mobile = useLayout() === 'mobile'
  const listing = useListing(wished)
  const { asked, place, waiting } = listing
  const searchedAt = searchedAtIn(useLocation().state)
  const first = useResultPage({ asked: waiting ? null : asked, searchedAt }, 1)
  const narrowing = useNarrowing(asked, place, first.currentData !== undefined)
  const head = { listing, narrowing, total: first.currentData?.total, failed: first.isError }
  usePageTitle(asked.wanted.keyword ?? place?.name)
  return (
    <div className={css.page}>
      {mobile ? <MobileHead {...head} /> : <DesktopHead {...head} />}
      <div className={css.list}>
        <Results key={`${searchOf(asked)} ${searchedAt}`} listing={listing} facets={narrowing.facets} searchedAt={searchedAt} />
      </div>
    </div>
  )
}
