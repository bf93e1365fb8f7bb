import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { toFailure } from '#platform/api/to-failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '../cx.ts'
import { QueryState } from '../feedback/query-state.tsx'
import { ErrorState } from '../feedback/state.tsx'
import { InViewTrigger } from '../layout/in-view-trigger.tsx'
import { Button, buttonClass, Spinner } from '../primitives/button.tsx'
import { Link } from '../primitives/link.tsx'
import css from './paged-list.module.css'
import { withPage } from './use-page-count.ts'
import type { LoadMoreState, Page, PagedListState, RowOf } from './use-paged-list.ts'

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

export function PagedList<P extends Page>({ list, renderRow, skeletons, empty, foot, inline, layout = inList, ...loadMore }: Props<P>) {
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
    <InViewTrigger key={list.pageCount} onSeen={list.loadMore}>
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
      <Button variant="outline" size={size} className={css.button} onClick={loadMore}>
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
