import { LIMITS } from '@nusaria/contracts/limits'
import type { Correction } from '@nusaria/contracts/search'
import { skipToken } from '@reduxjs/toolkit/query'
import type { ProductPage } from '../../entities/product/paged-product-grid.tsx'
import { useProductListInfiniteQuery } from '../../entities/product/product-list-api.ts'
import { useSearchInfiniteQuery } from '../../features/search/search-api.ts'
import type { PagedQuery } from '../../shared/paging/use-paged-list.ts'
import type { ListQuery } from './list-query.ts'

/** Replies from before the search (ms) are outdated. RTK Query wants their maximum age in seconds. */
function maxCacheAge(searchedAt: number | undefined) {
  return searchedAt === undefined ? false : Math.max(1, Date.now() - searchedAt) / 1_000
}

interface ListPage extends ProductPage {
  readonly correction?: Correction | null
}

/** The products of a query, 12 per page, from a page on; null fetches nothing. `searchedAt`: when the shopper searched, in ms. */
export function useListProducts(query: ListQuery | null, searchedAt?: number, firstPage = 1): PagedQuery<ListPage> {
  const { type, ...filters } = query?.filters ?? {}
  const { keyword = null, typeId = null } = query?.source ?? {}
  const exact = query?.source.keyword === null ? undefined : query?.source.exact
  const args = { ...filters, sort: query?.sort, page_size: LIMITS.recommendPageSize, ...(firstPage > 1 && { page_num: firstPage }) }
  const found = useSearchInfiniteQuery(keyword === null ? skipToken : { keyword, exact, nav_type_id: type, ...args }, {
    refetchOnMountOrArgChange: maxCacheAge(searchedAt),
  })
  const listed = useProductListInfiniteQuery(typeId === null ? skipToken : { nav_type_id: typeId, ...args })
  return keyword === null ? listed : found
}
