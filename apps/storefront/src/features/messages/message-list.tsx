import type { MessageKind } from '@nusaria/contracts/message'
import type { ReactNode } from 'react'
import { PagedList } from '../../shared/paging/paged-list.tsx'
import { usePagedList } from '../../shared/paging/use-paged-list.ts'
import { ALWAYS_REFETCH } from '../../shared/polling/query-options.ts'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { useMessagePageInfiniteQuery } from './message-api.ts'
import css from './message-row.module.css'
import { MessageRow, type MessageRowProps } from './message-row.tsx'

function MessageSkeletons() {
  return [0, 1, 2, 3, 4, 5].map((row) => (
    <li key={row} className={css.skeleton} aria-hidden="true">
      <Skeleton height={16} width="52%" gap={10} />
      <Skeleton height={14} width="88%" gap={14} />
      <Skeleton height={12} width="34%" />
    </li>
  ))
}

const PAGE_SIZE = 10

interface Props extends Omit<MessageRowProps, 'message'> {
  /** Messages of every kind without it. */
  readonly kind: MessageKind | undefined
  readonly empty: ReactNode
}

/** The member's messages of one kind, or all of them; newest first. */
export function MessageList({ kind, empty, ...props }: Props) {
  const query = useMessagePageInfiniteQuery({ page_size: PAGE_SIZE, ...(kind && { kind }) }, ALWAYS_REFETCH)
  const list = usePagedList(query, { keyOf: ({ msg_no }) => msg_no, listKey: kind })
  return (
    <PagedList
      list={list}
      renderRow={(message) => <MessageRow key={message.msg_no} message={message} {...props} />}
      skeletons={<MessageSkeletons />}
      empty={empty}
    />
  )
}
