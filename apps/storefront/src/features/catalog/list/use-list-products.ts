import type { Correction } from '@nusaria/contracts/search'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { listPageSize } from '#commerce/product/list-page-size.ts'
import type { ProductPage } from '#commerce/product/paged-product-grid.tsx'
import { useLayout } from '#platform/browser/use-layout.ts'
import type { PagedQuery } from '#ui/paging/use-paged-list.ts'
import { useProductListInfiniteQuery, useSearchInfiniteQuery } from '../api.ts'
import { type ListQuery, toFilterArgs } from './list-query.ts'

/** Replies from before the search (ms) are outdated. RTK Query wants their maximum age in seconds. */
function maxCacheAge(searchedAt: number | undefined) {
  return searchedAt === undefined ? false : Math.max(1, Date.now() - searchedAt) / 1_000
}

interface ListPage extends ProductPage {
  readonly correction?: Correction | null
}

/** The products of a query, a page of the layout's size at a time; null fetches nothing. `searchedAt`: when the shopper searched, in ms. */
export function useListProducts(query: ListQuery | null, searchedAt?: number, firstPage = 1): PagedQuery<ListPage> {
  const asked = query && toFilterArgs(query)
  const layout = useLayout()
  // It stays when the window crosses to the other layout, so that the list does.
  const [page_size] = useState(() => listPageSize(layout))
  const paged = { sort: query?.sort, page_size, ...(firstPage > 1 && { page_num: firstPage }) }
  const found = useSearchInfiniteQuery(asked?.source === 'keyword' ? { ...asked.args, ...paged } : skipToken, {
    refetchOnMountOrArgChange: maxCacheAge(searchedAt),
  })
  const listed = useProductListInfiniteQuery(asked?.source === 'category' ? { ...asked.args, ...paged } : skipToken)
  return asked?.source === 'category' ? listed : found
}
