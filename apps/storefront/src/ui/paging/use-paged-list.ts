import { useEffect, useEffectEvent } from 'react'
import { usePageCount, withPage } from './use-page-count.ts'

/** One page of a list as the server sends it. `total` counts the rows of all pages. */
export interface Page {
  readonly list: readonly unknown[]
  readonly total: number
}

export type RowOf<P extends Page> = P['list'][number]

export interface PagedQuery<P extends Page> {
  readonly currentData?: { readonly pages: readonly P[] }
  readonly data?: { readonly pages: readonly P[] }
  readonly isError: boolean
  readonly isFetching: boolean
  readonly isFetchNextPageError: boolean
  readonly hasNextPage: boolean
  readonly error?: unknown
  readonly fulfilledTimeStamp?: number
  readonly fetchNextPage: () => unknown
  readonly refetch: () => unknown
}

interface Options<P extends Page> {
  /** The id of a row. When two pages contain the same row, it is shown once. */
  readonly keyOf: (row: RowOf<P>) => string
  /** Distinguishes several lists of one page: each has its own page count. */
  readonly listKey?: string
  /** Whether an error only means that there are no more rows. */
  readonly isEnd?: (error: unknown) => boolean
  /** The number of the query's first page, of a list whose pages have addresses: see `useFirstPage`. */
  readonly firstPage?: number
}

export interface LoadMoreState {
  readonly pageCount: number
  /** Pages to show that are still loading. */
  readonly missingPages: number
  readonly hasMore: boolean
  /** Its number, where it has an address. */
  readonly nextPage: number | undefined
  readonly loadMore: () => void
  readonly isFetching: boolean
  /** Why the first or the next page could not be loaded. */
  readonly error: unknown
  readonly retry: () => void
}

export interface PagedListState<P extends Page> extends LoadMoreState {
  readonly query: PagedQuery<P>
  readonly rows: readonly RowOf<P>[]
  /** The rows of all pages, as the server counts them; undefined until the first page is loaded. */
  readonly total: number | undefined
  /** The page that was fetched last, at `receivedAt`. */
  readonly lastPage: P | undefined
  /** ms */
  readonly receivedAt: number
  /** The server has no more rows, although it counts more. */
  readonly endedEarly: boolean
}

function uniqueRows<P extends Page>(pages: readonly P[], keyOf: (row: RowOf<P>) => string): readonly RowOf<P>[] {
  const rows = new Map<string, RowOf<P>>()
  for (const row of pages.flatMap(({ list }) => list as readonly RowOf<P>[])) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row)
  return [...rows.values()]
}

/** Shows an infinite query page by page. After going back or a reload it loads as many pages as before, so that the scroll position is restored. */
export function usePagedList<P extends Page>(query: PagedQuery<P>, { keyOf, listKey, isEnd, firstPage }: Options<P>): PagedListState<P> {
  const [pageCount, addPage] = usePageCount(listKey)
  const { currentData, isFetching, isFetchNextPageError } = query
  const loaded = currentData?.pages ?? []
  const failed = !isFetching && query.isError && (loaded.length === 0 || isFetchNextPageError)
  const endedEarly = failed && isEnd?.(query.error) === true
  const hasNextPage = query.hasNextPage && !endedEarly
  const needsNextPage = loaded.length > 0 && loaded.length < pageCount && hasNextPage
  const fetchNextPage = useEffectEvent(() => void query.fetchNextPage())
  useEffect(() => {
    if (needsNextPage && !isFetching && !isFetchNextPageError) fetchNextPage()
  }, [needsNextPage, isFetching, isFetchNextPageError])
  const nextPage = firstPage && firstPage + pageCount
  return {
    query,
    rows: uniqueRows(loaded.slice(0, pageCount), keyOf),
    total: loaded.at(-1)?.total ?? (endedEarly ? 0 : undefined),
    lastPage: loaded.at(-1),
    receivedAt: query.fulfilledTimeStamp ?? Date.now(),
    endedEarly,
    pageCount,
    missingPages: !failed && (loaded.length === 0 || needsNextPage) ? pageCount - loaded.length : 0,
    hasMore: loaded.length > pageCount || (loaded.length > 0 && hasNextPage),
    nextPage,
    loadMore() {
      addPage()
      // Not by the router: it would be another visit, with a scroll position of its own.
      if (nextPage) window.history.replaceState(window.history.state, '', withPage(window.location.search, nextPage))
    },
    isFetching,
    error: failed && !endedEarly ? query.error : undefined,
    retry: () => void (loaded.length === 0 ? query.refetch() : query.fetchNextPage()),
  }
}
