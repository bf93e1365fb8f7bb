import { useTranslation } from 'react-i18next'
import { ActiveFilters } from '../../features/product-list/active-filters.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import type { ListHeaderProps } from './list-header-props.ts'
import { MobileFilter } from './mobile-filter.tsx'
import { MobileListBar } from './mobile-list-bar.tsx'
import css from './mobile-list-header.module.css'
import { ResultCount } from './result-count.tsx'
import { SortRow } from './sort-row.tsx'

/** The head of a list on a phone: what is looked for, its order and its filters, how many there are. */
export function MobileListHeader({ listing, narrowing, total, failed }: ListHeaderProps) {
  const { t } = useTranslation('search')
  const { asked, place, list } = listing
  const { keyword } = asked.wanted
  const name = keyword ?? place?.name ?? ''
  return (
    <>
      <MobileListBar text={name} keyword={keyword} />
      <VisuallyHidden as="h1">{name || t('title')}</VisuallyHidden>
      <SortRow sort={asked.sort} onSort={(sort) => list({ ...asked, sort })}>
        <MobileFilter listing={listing} narrowing={narrowing} total={total} />
      </SortRow>
      <ResultCount className={css.count} total={total} failed={failed} keyword={keyword} />
      <div className={css.chips}>
        <ActiveFilters filters={asked.filters} typeName={place?.name} onChange={(filters) => list({ ...asked, filters })} />
      </div>
    </>
  )
}
