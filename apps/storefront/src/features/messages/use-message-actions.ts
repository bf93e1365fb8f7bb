import type { Message, MessageKind } from '@nusaria/contracts/message'
import { useStore } from 'react-redux'
import { failureOf } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { type UserInfoRoot, unreadCountReceived } from '../../shared/state/user-info.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { refreshUnreadCount, useMessageReadAllMutation, useMessageReadMutation } from './message-api.ts'

interface Actions {
  readonly read: (message: Message) => Promise<void>
  /** Marks all messages of a kind as read, or all messages without a kind. `unread`: how many of them are unread. */
  readonly readAll: (kind: MessageKind | undefined, unread: number) => Promise<void>
  readonly readingAll: boolean
}

/** Marks messages as read. The badges change at once and are fetched again after the answer. */
export function useMessageActions(): Actions {
  const dispatch = useAppDispatch()
  const store = useStore<UserInfoRoot>()
  const [markRead] = useMessageReadMutation()
  const [markAll, { isLoading }] = useMessageReadAllMutation()
  const take = (unread: number) => dispatch(unreadCountReceived(Math.max(0, store.getState().userInfo.messageNumber - unread)))
  return {
    async read({ msg_no, is_read = true }) {
      if (is_read) return
      take(1)
      await markRead({ msg_no })
      await dispatch(refreshUnreadCount())
    },
    async readAll(kind, unread) {
      take(unread)
      const { error } = await markAll(kind === undefined ? {} : { kind })
      const failure = failureOf(error)
      // A refusal shows its own toast, a network error doesn't.
      if (failure && failure.kind !== 'business' && failure.kind !== 'session') toast.error(await failureText(failure))
      await dispatch(refreshUnreadCount())
    },
    readingAll: isLoading,
  }
}
