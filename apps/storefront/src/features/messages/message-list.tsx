import type { MessageKind } from '@nusaria/contracts/message'
import type { ReactNode } from 'react'
import { PagedList } from '../../shared/paging/paged-list.tsx'
import { useMessagePageQuery } from './message-api.ts'
import { MessageRow, type MessageRowProps } from './message-row.tsx'
import { MessageSkeletons } from './message-skeletons.tsx'

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
