import { Fragment, type ReactNode } from 'react'
import { QueryState } from '../ui/feedback/query-state.tsx'
import { LoadMore } from './load-more.tsx'
import css from './paged-list.module.css'
import type { Page, PagedListState, RowOf } from './use-paged-list.ts'

interface Props<P extends Page> {
  readonly list: PagedListState<P>
  /** An `<li>` with a `key`. */
  readonly renderRow: (row: RowOf<P>) => ReactNode
  /** `<li>`s of the size of one page's rows. */
  readonly skeletons: ReactNode
  /** Instead of the list, when it has no rows. */
  readonly empty: ReactNode
  /** Below the list, also when it is empty. */
  readonly foot?: ReactNode
  /** A part of a page, rather than all of it. */
  readonly inline?: boolean
  /** The button to load more is shown on mobile too. */
  readonly byButton?: boolean
  /** Instead of the usual gaps between rows. */
  readonly className?: string
}

/** Copies of a page's skeletons, for all pages that are still loading. */
export function MissingPages({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: all copies are the same
  return Array.from({ length: count }, (_, index) => <Fragment key={index}>{children}</Fragment>)
}

/** A list in rows, page by page, with its loading, failed and empty states. */
export function PagedList<P extends Page>({ list, renderRow, skeletons, empty, foot, inline, byButton, className }: Props<P>) {
  const { query, rows, total, missingPages } = list
  const missing = <MissingPages count={missingPages}>{skeletons}</MissingPages>
  return (
    <QueryState
      query={query}
      inline={inline}
      loading={<ul className={className ?? css.list}>{missing}</ul>}
      isEmpty={() => total === 0}
      empty={
        <>
          {empty}
          {foot}
        </>
      }
    >
      {() => (
        <>
          <ul className={className ?? css.list}>
            {rows.map(renderRow)}
            {missing}
          </ul>
          <LoadMore list={list} byButton={byButton} />
          {foot}
        </>
      )}
    </QueryState>
  )
}
