import { type ReactNode, useEffect, useState } from 'react'
import { toFailure } from '#platform/api/to-failure.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { ErrorState } from './state.tsx'

interface Query<T> {
  readonly currentData?: T
  readonly data?: T
  readonly error?: unknown
  readonly isFetching: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

interface Props<T> {
  readonly query: Query<T>
  /** While loading: boxes of the same size as the content. */
  readonly loading?: ReactNode
  readonly empty?: ReactNode
  readonly isEmpty?: (data: T) => boolean
  /** A part of a page, rather than all of it. */
  readonly inline?: boolean
  readonly children: (data: T) => ReactNode
}

/** Shows the state of a query: loading, failed with a retry, empty, or its data. Data stays visible during a refetch. */
export function QueryState<T>({ query, loading = null, empty, isEmpty, inline, children }: Props<T>) {
  const data = query.isFetching || !query.isError ? (query.currentData ?? undefined) : query.data
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data)
  if (query.isError && !query.isFetching) return <ErrorState failure={toFailure(query.error)} onRetry={query.refetch} inline={inline} />
  return (
    <>
      {loading}
      {!inline && <SlowHint />}
    </>
  )
}

/** ms after which a page says that it is still loading */
export const SLOW_AFTER = 5_000

const SlowNote = lazyOptional(() => import('./slow-note.tsx').then((m) => m.SlowNote))

/** Beside the skeleton of a whole page: says so when its data are late. */
export function SlowHint() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_AFTER, true)
    return () => clearTimeout(timer)
  }, [])
  return slow && <SlowNote />
}
