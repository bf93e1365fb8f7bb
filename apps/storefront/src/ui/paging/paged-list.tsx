import { Fragment, type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { toFailure } from '#platform/api/to-failure.ts'
import { announce } from '#platform/browser/announce.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '../cx.ts'
import { ErrorState, QueryState } from '../feedback/state.tsx'
import { InViewTrigger } from '../layout/in-view-trigger.tsx'
import { Button, buttonClass, Spinner } from '../primitives/button.tsx'
import { Link } from '../primitives/link.tsx'
import css from './paged-list.module.css'
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
  /** `ahead`: before the shopper scrolled, because the page is short. */
  readonly loadMore: (ahead?: boolean) => void
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
  /** The shopper did not ask for the last page. */
  readonly ahead: boolean
}

function uniqueRows<P extends Page>(pages: readonly P[], keyOf: (row: RowOf<P>) => string): readonly RowOf<P>[] {
  const rows = new Map<string, RowOf<P>>()
  for (const row of pages.flatMap(({ list }) => list as readonly RowOf<P>[])) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row)
  return [...rows.values()]
}

/** Shows an infinite query page by page. After going back or a reload it loads as many pages as before, so that the scroll position is restored. */
export function usePagedList<P extends Page>(query: PagedQuery<P>, { keyOf, listKey, isEnd, firstPage }: Options<P>): PagedListState<P> {
  const [pageCount, addPage] = usePageCount(listKey)
  const [ahead, setAhead] = useState(false)
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
    ahead,
    loadMore(isAhead = false) {
      setAhead(isAhead)
      addPage()
      // Not by the router: it would be another visit, with a scroll position of its own.
      if (nextPage) window.history.replaceState(window.history.state, '', withPage(window.location.search, nextPage))
    },
    isFetching,
    error: failed && !endedEarly ? query.error : undefined,
    retry: () => void (loaded.length === 0 ? query.refetch() : query.fetchNextPage()),
  }
}

interface Props<P extends Page> extends Omit<LoadMoreProps, 'list'> {
  readonly list: PagedListState<P>
  /** An element with a `key`; an `<li>` without a `layout`. */
  readonly renderRow: (row: RowOf<P>, index: number) => ReactNode
  /** Placeholders of the size of one page's rows; `<li>`s without a `layout`. */
  readonly skeletons: ReactNode
  readonly empty?: ReactNode
  /** Below the list, also when it is empty. */
  readonly foot?: ReactNode
  readonly inline?: boolean
  /** Arranges the rows, and the skeletons of the pages that are still loading; without it a `<ul>` with a gap between rows. */
  readonly layout?: (rows: readonly ReactNode[], skeletons: ReactNode) => ReactNode
}

const inList = (rows: readonly ReactNode[], skeletons: ReactNode) => (
  <ul className={cx('grid gap-panels', css.list)}>
    {rows}
    {skeletons}
  </ul>
)

/** More rows that came by scrolling or by the button are below what a screen reader reads. */
function useRowsAnnouncement({ rows: { length: shown }, total, pageCount, ahead }: PagedListState<Page>): void {
  const { t } = useTranslation()
  const before = useRef(shown)
  const say = useEffectEvent(() => {
    if (pageCount > 1 && !ahead && before.current > 0 && shown > before.current) announce(t('action.shown', { shown, total }))
    before.current = shown
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when rows come
  useEffect(() => say(), [shown])
}

export function PagedList<P extends Page>({ list, renderRow, skeletons, empty, foot, inline, layout = inList, ...loadMore }: Props<P>) {
  useRowsAnnouncement(list)
  // biome-ignore lint/suspicious/noArrayIndexKey: all copies are the same
  const missing = Array.from({ length: list.missingPages }, (_, index) => <Fragment key={index}>{skeletons}</Fragment>)
  if (list.total === 0)
    return (
      <>
        {empty}
        {foot}
      </>
    )
  return (
    <QueryState query={list.query} inline={inline} loading={layout([], missing)}>
      {() => (
        <>
          {layout(list.rows.map(renderRow), missing)}
          <LoadMore list={list} {...loadMore} />
          {foot}
        </>
      )}
    </QueryState>
  )
}

interface LoadMoreProps {
  readonly list: LoadMoreState
  /** For a grid of products: more space around it and a wider button. */
  readonly wide?: boolean
  readonly byButton?: boolean
  /** Desktop: so many pages load while scrolling, then a button, so that the footer can be reached. */
  readonly autoPages?: number
}

/** Below a paged list: a retry, the way to more rows (by scrolling on mobile, by a button on desktop), or nothing. */
export function LoadMore({ list, wide = false, byButton = false, autoPages = 1 }: LoadMoreProps) {
  const { t } = useTranslation()
  const desktop = useLayout() === 'desktop'
  if (list.error !== undefined) return <ErrorState inline failure={toFailure(list.error)} onRetry={list.retry} retrying={list.isFetching} />
  if (!list.hasMore || list.missingPages > 0) return null
  if (byButton || (desktop && list.pageCount % autoPages === 0))
    return (
      <div className={cx('row gap-8 justify-center size-13 tone-ink-3', css.tail)} data-wide={wide}>
        <MoreButton list={list} size={wide ? 'lg' : undefined} />
      </div>
    )
  return (
    <InViewTrigger key={list.pageCount} onSeen={() => list.loadMore(window.scrollY === 0)}>
      <p className={cx('row gap-8 justify-center size-13 tone-ink-3', css.tail)} data-wide={wide}>
        {list.nextPage ? (
          <MoreButton list={list} />
        ) : (
          <>
            <Spinner /> <span>{t(wide ? 'action.loadingMore' : 'action.loadingRows')}</span>
          </>
        )}
      </p>
    </InViewTrigger>
  )
}

/** Loads the next page below the others. Where that page has an address it is a link, for crawlers and browsers without scripts. */
function MoreButton({ list: { loadMore, nextPage }, size }: Pick<LoadMoreProps, 'list'> & { readonly size?: 'lg' | undefined }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const label = t('action.loadMore')
  if (!nextPage)
    return (
      <Button variant="outline" size={size} className={css.button} onClick={() => loadMore()}>
        {label}
      </Button>
    )
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    loadMore()
  }
  return (
    <Link
      to={pathname + withPage(search, nextPage)}
      rel="next"
      className={buttonClass({ variant: 'outline', size }, css.button)}
      onClick={onClick}
    >
      {label}
    </Link>
  )
}
