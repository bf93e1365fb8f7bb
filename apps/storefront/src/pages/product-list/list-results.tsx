import { LIMITS } from '@nusaria/contracts/limits'
import type { ListFacets } from '@nusaria/contracts/search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedProductGrid } from '../../entities/product/paged-product-grid.tsx'
import { RecommendedProducts } from '../../entities/product/recommended-products.tsx'
import { FilteredEmptyState, SearchLimitNote } from '../../features/product-list/empty-states.tsx'
import { activeFilterKinds } from '../../features/product-list/filters.ts'
import { useSearchClickUpdateMutation } from '../../features/search/search-api.ts'
import { paths } from '../../shared/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { SectionHead } from '../../shared/ui/layout/panel.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { NoResultsDrawing } from '../../shared/ui/paint/drawings.tsx'
import type { ListState } from './use-list-state.ts'
import { useResultPage } from './use-result-page.ts'

interface Props {
  readonly listState: ListState
  readonly facets: ListFacets | undefined
  readonly searchedAt: number | undefined
}

/** The products of the list. Give it a `key` of the query and the time of the search. */
export function ListResults({ listState: { query, category, isLoading, navigateTo }, facets, searchedAt }: Props) {
  const [ended, setEnded] = useState(false)
  const [reportClick] = useSearchClickUpdateMutation()
  const { keyword } = query.source
  const narrowed = activeFilterKinds(query.filters).length > 0 && facets?.price_range !== null
  const onOpen = ({ product_no }: { readonly product_no: string }) => {
    if (keyword !== null) void reportClick({ keyword, product_no })
  }
  return (
    <>
      <PagedProductGrid
        usePage={useResultPage}
        args={{ query: isLoading ? null : query, searchedAt, onEnd: () => setEnded(true) }}
        pageSize={LIMITS.recommendPageSize}
        empty={
          narrowed ? (
            <FilteredEmptyState
              filters={query.filters}
              categoryName={category?.name}
              facets={facets}
              onChange={(filters) => navigateTo({ ...query, filters })}
            />
          ) : (
            <ResultsEmptyState keyword={keyword} />
          )
        }
        onOpen={onOpen}
      />
      {ended && <SearchLimitNote />}
    </>
  )
}

/** Shown when nothing matches, with recommended products. */
function ResultsEmptyState({ keyword }: { readonly keyword: string | null }) {
  const { t } = useTranslation('search')
  return (
    <>
      <EmptyState
        drawing={<NoResultsDrawing />}
        title={keyword === null ? t('list.emptyType') : t('list.emptyKeyword', { keyword })}
        text={t('list.emptyText')}
        action={
          <LinkButton to={keyword === null ? paths.category : paths.search} variant="dark">
            {keyword === null ? t('list.otherTypes') : t('list.otherWords')}
          </LinkButton>
        }
      />
      <SectionHead title={t('maybe')} />
      <RecommendedProducts />
    </>
  )
}
