import { LIMITS } from '@nusaria/contracts/limits'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent } from 'react'
import type { ProductPageQuery } from '../../entities/product/paged-product-grid.tsx'
import { useProductListQuery } from '../../entities/product/product-api.ts'
import { useSearchQuery } from '../../features/search/search-api.ts'
import { failedWith } from '../../shared/api/failure.ts'
import type { ListQuery } from './list-query.ts'

const PAGE = LIMITS.recommendPageSize

/** What of the cache is no answer to a search: replies from before it was query for (ms). As RTK Query wants it: their age, in seconds. */
function maxCacheAge(searchedAt: number | undefined) {
  return { refetchOnMountOrArgChange: searchedAt === undefined ? false : Math.max(1, Date.now() - searchedAt) / 1_000 }
}

interface Args {
  /** null fetches nothing. */
  readonly query: ListQuery | null
  /** When the shopper searched last, in ms: an older reply is query for again. */
  readonly searchedAt?: number
  /** The last page that can be had is here, though more would fit: a search finds so many products at most. */
  readonly onEnd?: () => void
}

const nothingMore = { list: [], total: 0 }

/** One page of what is query for, 12 products. A page beyond what a search finds at most ends the list rather than failing. */
export function useResultPage({ query, searchedAt, onEnd }: Args, page: number): ProductPageQuery {
  const { type, ...filters } = query?.filters ?? {}
  const paged = { ...filters, sort: query?.sort, page_num: page, page_size: PAGE }
  const { keyword = null, typeId = null } = query?.source ?? {}
  const found = useSearchQuery(keyword === null ? skipToken : { keyword, nav_type_id: type, ...paged }, maxCacheAge(searchedAt))
  const listed = useProductListQuery(typeId === null ? skipToken : { nav_type_id: typeId, ...paged })
  const answer = keyword === null ? listed : found
  const beyond = page > 1 && failedWith(answer.error, 'SEARCH_RESULT_FAILED')
  const total = answer.currentData?.total ?? 0
  const atEnd = beyond || (total >= LIMITS.searchDepth && page * PAGE >= total)
  const ended = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (atEnd) ended()
  }, [atEnd])
  return beyond ? { ...answer, currentData: nothingMore, isError: false } : answer
}
