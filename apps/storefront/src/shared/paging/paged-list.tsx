import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../api/failure-of.ts'
import { useLayout } from '../browser/use-layout.ts'
import { cx } from '../ui/cx.ts'
import { QueryState } from '../ui/feedback/query-state.tsx'
import { ErrorState } from '../ui/feedback/state.tsx'
import { InViewTrigger } from '../ui/layout/in-view-trigger.tsx'
import { Button } from '../ui/paint/button.tsx'
import { Spinner } from '../ui/paint/spinner.tsx'
import css from './paged-list.module.css'
import { usePageCount } from './use-page-count.ts'

/** One page of rows as the server gives it. */
interface Page {
  readonly list: readonly unknown[]
  readonly total: number
}
type RowOf<P extends Page> = P['list'][number]

/** The part of an RTK Query hook's answer that a list shows. */
export interface PageQuery<P> {
  readonly currentData?: P
  readonly data?: P
  readonly isError: boolean
  readonly isFetching: boolean
  readonly error?: unknown
  readonly refetch: () => unknown
  readonly fulfilledTimeStamp?: number
}

interface Props<A, P extends Page> {
  /** Asks for one page, from 1, of what `args` describe. `anew`: what is known from before is asked for again. */
  readonly usePage: (args: A, page: number, anew: boolean) => PageQuery<P>
  /** Give this a `key` of what they describe. */
  readonly args: A
  /** rows of a full page */
  readonly pageSize: number
  readonly keyOf: (row: RowOf<P>) => string
  /** An `<li>`. `page` is what it came with, `receivedAt` when (ms of the device). */
  readonly row: (row: RowOf<P>, page: P, receivedAt: number) => ReactNode
  /** `<li>`s of the size of what comes. */
  readonly skeletons: ReactNode
  /** Instead of the list, when it has no rows. */
  readonly empty: ReactNode
  /** Below the rows, or below what stands instead of them. */
  readonly foot?: ReactNode
  readonly className?: string
}

interface RowsProps<A, P extends Page> extends Pick<Props<A, P>, 'usePage' | 'args' | 'keyOf' | 'row' | 'skeletons'> {
  readonly page: number
  /** Pages shown so far. */
  readonly last: number
  /** Keys of what the pages before show: a row that came meanwhile moves others on, which aren't shown again. */
  readonly above: ReadonlySet<string>
}

/** One page, and those after it. Each is a call of its own, so that all of them stay true together. */
function Rows<A, P extends Page>({ above, ...props }: RowsProps<A, P>) {
  const { usePage, args, page, last, keyOf, row, skeletons } = props
  const { currentData, isError, fulfilledTimeStamp } = usePage(args, page, page > 1)
  const list: readonly RowOf<P>[] = currentData?.list ?? []
  const fresh = list.filter((each) => !above.has(keyOf(each)))
  return (
    <>
      {currentData && fresh.map((each) => row(each, currentData, fulfilledTimeStamp ?? Date.now()))}
      {!currentData && !isError && skeletons}
      {page < last && <Rows {...props} page={page + 1} above={new Set([...above, ...fresh.map(keyOf)])} />}
    </>
  )
}

interface TailProps<A, P extends Page> extends Pick<Props<A, P>, 'usePage' | 'args' | 'pageSize'> {
  readonly page: number
  readonly onMore: () => void
}

/** What follows the last page: a retry, the way to more (scrolling on mobile, a button on desktop), or nothing. */
function Tail<A, P extends Page>({ usePage, args, page, pageSize, onMore }: TailProps<A, P>) {
  const { t } = useTranslation()
  const desktop = useLayout() === 'desktop'
  const { currentData, isError, isFetching, error, refetch } = usePage(args, page, false)
  if (isError && !currentData) return <ErrorState inline failure={failureOf(error)} onRetry={refetch} retrying={isFetching} />
  if (!currentData || page * pageSize >= currentData.total) return null
  if (desktop)
    return (
      <div className={css.tail}>
        <Button variant="outline" onClick={onMore}>
          {t('action.loadMore')}
        </Button>
      </div>
    )
  return (
    <InViewTrigger key={page} onSeen={onMore}>
      <p className={css.tail}>
        <Spinner /> {t('action.loadingRows')}
      </p>
    </InViewTrigger>
  )
}

const noKeys: ReadonlySet<string> = new Set()

/** Rows a page at a time, none twice: more on scrolling on mobile, by a button on desktop. Failed, empty and on its way: each has its look. */
export function PagedList<A, P extends Page>({ className, empty, foot, ...props }: Props<A, P>) {
  const { usePage, args, pageSize, skeletons } = props
  const [pages, more] = usePageCount(JSON.stringify(args))
  const first = usePage(args, 1, true)
  const loading = <ul className={cx(css.list, className)}>{skeletons}</ul>
  const none = (
    <>
      {empty}
      {foot}
    </>
  )
  return (
    <QueryState query={first} loading={loading} isEmpty={({ total }) => total === 0} empty={none}>
      {() => (
        <>
          <ul className={cx(css.list, className)}>
            <Rows {...props} page={1} last={pages} above={noKeys} />
          </ul>
          <Tail usePage={usePage} args={args} page={pages} pageSize={pageSize} onMore={more} />
          {foot}
        </>
      )}
    </QueryState>
  )
}
