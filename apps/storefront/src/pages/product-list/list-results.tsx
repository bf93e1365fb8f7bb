import { LIMITS } from '@nusaria/contracts/limits'
import type { ListFacets } from '@nusaria/contracts/search'
import { useState } from 'react'
import { PagedProductGrid } from '../../entities/product/paged-product-grid.tsx'
import { FilteredEmptyState } from '../../features/product-list/filtered-empty-state.tsx'
import { activeFilterKinds } from '../../features/product-list/filters.ts'
import { SearchLimitNote } from '../../features/product-list/search-limit-note.tsx'
import { useSearchClickUpdateMutation } from '../../features/search/search-api.ts'
import { ResultsEmptyState } from './results-empty-state.tsx'
import type { ListState } from './use-list-state.ts'
import { useResultPage } from './use-result-page.ts'

interface Props {
  readonly listing: ListState
  readonly facets: ListFacets | undefined
  readonly searchedAt: number | undefined
}

/** The products. Give this a `key` of what is asked, and when. */
export function ListResults({ listing: { asked, place, waiting, list }, facets, searchedAt }: Props) {
  const [ended, setEnded] = useState(false)
  const [reportClick] = useSearchClickUpdateMutation()
  const { keyword } = asked.wanted
  const narrowed = activeFilterKinds(asked.filters).length > 0 && facets?.price_range !== null
  const onOpen = ({ product_no }: { readonly product_no: string }) => {
    if (keyword !== null) void reportClick({ keyword, product_no })
  }
  return (
    <>
      <PagedProductGrid
        usePage={useResultPage}
        args={{ asked: waiting ? null : asked, searchedAt, onEnd: () => setEnded(true) }}
        pageSize={LIMITS.recommendPageSize}
        empty={
          narrowed ? (
            <FilteredEmptyState
              filters={asked.filters}
              typeName={place?.name}
              facets={facets}
              onChange={(filters) => list({ ...asked, filters })}
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
