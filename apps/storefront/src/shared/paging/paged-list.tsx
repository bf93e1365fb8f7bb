import { Fragment, type ReactNode } from 'react'
import { QueryState } from '../ui/feedback/query-state.tsx'
import { LoadMore, type LoadMoreProps } from './load-more.tsx'
import css from './paged-list.module.css'
import type { Page, PagedListState, RowOf } from './use-paged-list.ts'

interface Props<P extends Page> extends Omit<LoadMoreProps, 'list'> {
  readonly list: PagedListState<P>
  /** An element with a `key`; an `<li>` without a `layout`. */
  readonly renderRow: (row: RowOf<P>, index: number) => ReactNode
  /** Placeholders of the size of one page's rows; `<li>`s without a `layout`. */
  readonly skeletons: ReactNode
  /** Instead of the list, when it has no rows. */
  readonly empty?: ReactNode
  /** Below the list, also when it is empty. */
  readonly foot?: ReactNode
  /** A part of a page, rather than all of it. */
  readonly inline?: boolean
  /** Arranges the rows, and the skeletons of the pages that are still loading; without it a `<ul>` with a gap between rows. */
  readonly layout?: (rows: readonly ReactNode[], skeletons: ReactNode) => ReactNode
}

const inList = (rows: readonly ReactNode[], skeletons: ReactNode) => (
  <ul className={css.list}>
    {rows}
    {skeletons}
  </ul>
)

/** A list page by page, with its loading, failed and empty states. */
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
