import { LIMITS } from '@nusaria/contracts/limits'
import type { ListFacets } from '@nusaria/contracts/search'
import { useTranslation } from 'react-i18next'
import { PagedProductGrid, type ProductPage } from '../../entities/product/paged-product-grid.tsx'
import { RecommendedProducts } from '../../entities/product/recommended-products.tsx'
import { FilteredEmptyState, SearchLimitNote } from '../../features/product-list/empty-states.tsx'
import { activeFilterKinds } from '../../features/product-list/filters.ts'
import { useSearchClickUpdateMutation } from '../../features/search/search-api.ts'
import type { PagedListState } from '../../shared/paging/use-paged-list.ts'
import { paths } from '../../shared/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { SectionHead } from '../../shared/ui/layout/panel.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { NoResultsDrawing } from '../../shared/ui/paint/drawings.tsx'
import type { ListState } from './use-list-state.ts'

interface Props {
  readonly listState: ListState
  readonly products: PagedListState<ProductPage>
  readonly facets: ListFacets | undefined
}

export function ListResults({ listState: { query, category, navigateTo }, products, facets }: Props) {
  const [reportClick] = useSearchClickUpdateMutation()
  const { keyword } = query.source
  const hasFilters = activeFilterKinds(query.filters).length > 0 && facets?.price_range !== null
  const isLimitReached = products.endedEarly || ((products.total ?? 0) >= LIMITS.searchDepth && !products.hasMore)
  const onOpen = ({ product_no }: { readonly product_no: string }) => {
    if (keyword !== null) void reportClick({ keyword, product_no })
  }
  return (
    <>
      <PagedProductGrid
        list={products}
        empty={
          hasFilters ? (
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
      {isLimitReached && <SearchLimitNote />}
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
