import type { MessageKind } from '@nusaria/contracts/message'
import type { ReactNode } from 'react'
import { PagedList } from '../../shared/paging/paged-list.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { useMessagePageQuery } from './message-api.ts'
import css from './message-row.module.css'
import { MessageRow, type MessageRowProps } from './message-row.tsx'

/** Messages on the way. */
export function MessageSkeletons() {
  return [0, 1, 2, 3, 4, 5].map((row) => (
    <li key={row} className={css.skeleton} aria-hidden="true">
      <Skeleton height={16} width="52%" gap={10} />
      <Skeleton height={14} width="88%" gap={14} />
      <Skeleton height={12} width="34%" />
    </li>
  ))
}

const PAGE_SIZE = 10

interface MessageFilter {
  readonly kind?: MessageKind
}

function usePage(asked: MessageFilter, page_num: number, anew: boolean) {
  const args = { ...asked, page_num, page_size: PAGE_SIZE }
  return useMessagePageQuery(args, { refetchOnMountOrArgChange: anew, refetchOnFocus: true, refetchOnReconnect: true })
}

interface Props extends Omit<MessageRowProps, 'message'> {
  /** Without one messages of every kind. */
  readonly kind: MessageKind | undefined
  readonly empty: ReactNode
}

/** The member's messages of one kind, or all of them; newest first. Give it a `key` of the kind. */
export function MessageList({ kind, empty, ...props }: Props) {
  return (
    <PagedList
      usePage={usePage}
      args={kind ? { kind } : {}}
      pageSize={PAGE_SIZE}
      keyOf={({ msg_no }) => msg_no}
      row={(message) => <MessageRow key={message.msg_no} message={message} {...props} />}
      skeletons={<MessageSkeletons />}
      empty={empty}
    />
  )
}
