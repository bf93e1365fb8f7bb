import type { MessageKind } from '@nusaria/contracts/message'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { failureOf } from '../../shared/api/failure-of.ts'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { Button } from '../../shared/ui/button.tsx'
import { InView } from '../../shared/ui/in-view.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { ErrorState } from '../../shared/ui/state.tsx'
import { useMessagePageQuery } from './message-api.ts'
import css from './message-list.module.css'
import type { RowProps } from './message-row.tsx'
import { MessageRow } from './message-row.tsx'
import { MessageSkeletons } from './message-skeletons.tsx'

const PAGE_SIZE = 10

type Kind = MessageKind | undefined

/** `anew`: what is known from before is asked for again. */
function usePage(kind: Kind, page: number, anew: boolean) {
  const asked = { page_num: page, page_size: PAGE_SIZE, ...(kind && { kind }) }
  return useMessagePageQuery(asked, { refetchOnMountOrArgChange: anew, refetchOnFocus: true, refetchOnReconnect: true })
}

interface PageProps extends Omit<RowProps, 'message'> {
  readonly kind: Kind
  readonly page: number
  /** How far the shopper has come. */
  readonly pages: number
  readonly onMore: () => void
  /** What stands above: a message that came meanwhile moves others on to the next page, where they aren't shown again. */
  readonly above: ReadonlySet<string>
}

/** One page, and those after it. Each is a call of its own, so that all of them stay true together. */
function Pages({ above, ...props }: PageProps) {
  const { kind, page, pages, onMore, onOpen, onRemove } = props
  const { currentData, isError, isFetching, error, refetch } = usePage(kind, page, page > 1)
  if (!currentData) {
    if (!isError || isFetching) return <MessageSkeletons />
    return (
      <li>
        <ErrorState inline failure={failureOf(error)} onRetry={refetch} />
      </li>
    )
  }
  const rows = currentData.list.filter(({ msg_no }) => !above.has(msg_no))
  return (
    <>
      {rows.map((message) => (
        <MessageRow key={message.msg_no} message={message} onOpen={onOpen} onRemove={onRemove} />
      ))}
      {page < pages ? (
        <Pages {...props} page={page + 1} above={new Set([...above, ...rows.map(({ msg_no }) => msg_no)])} />
      ) : (
        page * PAGE_SIZE < currentData.total && <More key={page} onMore={onMore} />
      )}
    </>
  )
}

/** The way to the next page: scrolling on mobile, a button on desktop. */
function More({ onMore }: Pick<PageProps, 'onMore'>) {
  const { t } = useTranslation(['message', 'common'])
  if (useLayout() === 'desktop')
    return (
      <li className={css.tail}>
        <Button variant="outline" onClick={onMore}>
          {t('common:action.loadMore')}
        </Button>
      </li>
    )
  return (
    <li>
      <InView onSeen={onMore}>
        <p className={css.tail}>
          <Spinner /> {t('message:loadingMore')}
        </p>
      </InView>
    </li>
  )
}

/** How far each visit had come, so that going back finds the list as long as it was. */
const reached = new Map<string, number>()

interface Props extends Pick<PageProps, 'onOpen' | 'onRemove' | 'kind'> {
  readonly empty: ReactNode
}

/** The member's messages of one kind, or all of them; newest first. Give it a `key` of the kind. */
export function MessageList({ empty, ...props }: Props) {
  const { key } = useLocation()
  const visit = `${key} ${props.kind ?? ''}`
  const [pages, setPages] = useState(() => reached.get(visit) ?? 1)
  const first = usePage(props.kind, 1, true)
  const more = () => {
    reached.set(visit, pages + 1)
    setPages(pages + 1)
  }
  const loading = (
    <ul className={css.list}>
      <MessageSkeletons />
    </ul>
  )
  return (
    <QueryState query={first} loading={loading} isEmpty={({ list }) => list.length === 0} empty={empty}>
      {() => (
        <ul className={css.list} tabIndex={-1}>
          <Pages {...props} page={1} pages={pages} onMore={more} above={new Set()} />
        </ul>
      )}
    </QueryState>
  )
}
