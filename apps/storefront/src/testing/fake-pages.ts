import { useState } from 'react'
import type { Page, PagedQuery } from '#ui/paging/paged-list.tsx'

/** An infinite query over these pages, which load one by one without a delay. `failing` is called instead of loading the page after the last one. */
export function useFakePages<P extends Page>(pages: readonly P[], failing?: () => void): PagedQuery<P> {
  const [count, setCount] = useState(1)
  const [failed, setFailed] = useState(false)
  const data = { pages: pages.slice(0, count) }
  return {
    currentData: data,
    data,
    isError: failed,
    isFetching: false,
    isFetchNextPageError: failed,
    hasNextPage: count < pages.length || failing !== undefined,
    error: failed ? { kind: 'network' } : undefined,
    fetchNextPage() {
      if (count < pages.length) return setCount(count + 1)
      setFailed(true)
      failing?.()
    },
    refetch() {},
  }
}
