import { LIMITS } from '@nusaria/contracts/limits'
import type { ListFacets } from '@nusaria/contracts/search'
import { useState } from 'react'
import { kindsIn } from '../../features/product-list/filters.ts'
import { ListEnd } from '../../features/product-list/list-end.tsx'
import { NothingLeft } from '../../features/product-list/nothing-left.tsx'
import { useSearchClickUpdateMutation } from '../../features/search/search-api.ts'
import { ProductPages } from '../../shared/ui/product-pages.tsx'
import { NothingHere } from './nothing-here.tsx'
import type { Listing } from './use-listing.ts'
import { useResultPage } from './use-result-page.ts'

interface Props {
  readonly listing: Listing
  readonly facets: ListFacets | undefined
  readonly searchedAt: number | undefined
}

/** The products. Give this a `key` of what is asked, and when. */
export function Results({ listing: { asked, place, waiting, list }, facets, searchedAt }: Props) {
  const [ended, setEnded] = useState(false)
  const [reportClick] = useSearchClickUpdateMutation()
  const { keyword } = asked.wanted
  const narrowed = kindsIn(asked.filters).length > 0 && facets?.price_range !== null
  const onOpen = ({ product_no }: { readonly product_no: string }) => {
    if (keyword !== null) void reportClick({ keyword, product_no })
  }
  return (
    <>
      <ProductPages
        usePage={useResultPage}
        args={{ asked: waiting ? null : asked, searchedAt, onEnd: () => setEnded(true) }}
        pageSize={LIMITS.recommendPageSize}
        empty={
          narrowed ? (
            <NothingLeft
              filters={asked.filters}
              typeName={place?.name}
              facets={facets}
              onChange={(filters) => list({ ...asked, filters })}
            />
          ) : (
            <NothingHere keyword={keyword} />
          )
        }
        onOpen={onOpen}
      />
      {ended && <ListEnd />}
    </>
  )
}
