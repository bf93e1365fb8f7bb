import type { Message, MessageKind } from '@nusaria/contracts/message'
import { useStore } from 'react-redux'
import { failureOf } from '#platform/api/failure.ts'
import { toastUnlessShown } from '#platform/api/failure-text.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { type UserInfoRoot, unreadCountReceived } from '#platform/state/user-info.ts'
import { refreshUnreadCount, runningCount, useMessageReadAllMutation, useMessageReadMutation } from './api.ts'

interface Actions {
  readonly read: (message: Message) => Promise<void>
  /** Marks all messages of a kind as read, or all messages without a kind. */
  readonly readAll: (kind: MessageKind | undefined) => Promise<void>
  readonly readingAll: boolean
}

/** Marks messages as read. The badges change at once. */
export function useMessageActions(): Actions {
  const dispatch = useAppDispatch()
  const store = useStore<UserInfoRoot>()
  const [markRead] = useMessageReadMutation()
  const [markAll, { isLoading }] = useMessageReadAllMutation()
  return {
    async read({ msg_no, is_read = true }) {
      if (is_read) return
      // A count that was asked for before still has this message.
      const earlier = dispatch(runningCount())
      dispatch(unreadCountReceived(Math.max(0, store.getState().userInfo.messageNumber - 1)))
      const { error } = await markRead({ msg_no })
      await earlier
      if (earlier || error) await dispatch(refreshUnreadCount())
    },
    async readAll(kind) {
      const { error } = await markAll(kind === undefined ? {} : { kind })
      const failure = failureOf(error)
      if (failure) await toastUnlessShown(failure)
    },
    readingAll: isLoading,
  }
}
