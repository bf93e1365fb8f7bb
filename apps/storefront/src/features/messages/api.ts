import { pickCalls } from '@nusaria/contracts/contract'
import { type Message, type MessageCount, type MessageKind, messageContract } from '@nusaria/contracts/message'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { injectCalls } from '#platform/api/api.ts'
import type { ClientState } from '#platform/state/hooks.ts'
import { selectSession, unreadCountReceived } from '#platform/state/user-info.ts'

const injected = injectCalls('message', pickCalls(messageContract, 'count', 'page', 'read', 'readAll', 'remove'), {
  count: { provides: ['Message'], ignoreSessionExpiry: true },
  page: { provides: ['Message'], paged: true },
  read: { invalidates: ['Message'] },
  readAll: { invalidates: ['Message'], toast: true },
  remove: { invalidates: ['Message'], toast: true },
})

const { selectCachedArgsForQuery, updateQueryData } = injected.util

type State = Parameters<typeof selectCachedArgsForQuery>[0]

interface Sending {
  readonly dispatch: ThunkDispatch<State, unknown, UnknownAction>
  readonly getState: () => State
  readonly queryFulfilled: PromiseLike<unknown>
}

interface Patch {
  readonly undo: () => void
}

/** Shows messages as read in the cached lists. */
function showRead({ dispatch, getState }: Sending, isRead: (message: Message) => boolean): Patch[] {
  return selectCachedArgsForQuery(getState(), 'messagePage').map((args) =>
    dispatch(
      updateQueryData('messagePage', args, ({ pages }) => {
        for (const message of pages.flatMap(({ list }) => list)) if (isRead(message)) message.is_read = true
      }),
    ),
  )
}

const NONE_UNREAD: MessageCount = { total: 0, order: 0, after_sale: 0, promotion: 0, system: 0 }

/** Shows the count after reading all messages of a kind, or all. */
function showCount({ dispatch }: Sending, kind: MessageKind | undefined): Patch {
  return dispatch(
    updateQueryData('messageCount', undefined, (count) => (kind ? { ...count, total: count.total - count[kind], [kind]: 0 } : NONE_UNREAD)),
  )
}

/** Undoes what was changed before the shop answered. */
async function undoOnFailure({ queryFulfilled }: Sending, patches: readonly Patch[]): Promise<void> {
  try {
    await queryFulfilled
  } catch {
    for (const patch of patches) patch.undo()
  }
}

/** The member's messages. A failed count, also with 401, shows no error and changes nothing. What is read shows so at once. */
export const messageApi = injected.enhanceEndpoints({
  endpoints: {
    messageRead: {
      onQueryStarted: ({ msg_no }, sending) =>
        undoOnFailure(
          sending,
          showRead(sending, (message) => message.msg_no === msg_no),
        ),
    },
    messageReadAll: {
      onQueryStarted: ({ kind }, sending) =>
        undoOnFailure(sending, [showCount(sending, kind), ...showRead(sending, (message) => !kind || message.kind === kind)]),
    },
  },
})

export const {
  useMessagePageInfiniteQuery,
  useMessageCountQuery,
  useMessageReadMutation,
  useMessageReadAllMutation,
  useMessageRemoveMutation,
} = messageApi

/** Fetches the number of unread messages for all badges. After a failure, or when the session ended meanwhile, the number stays. */
export function refreshUnreadCount() {
  return async (dispatch: ThunkDispatch<ClientState, unknown, UnknownAction>, state: () => ClientState): Promise<void> => {
    const { auth_token } = selectSession(state())
    const count = messageApi.endpoints.messageCount.initiate(undefined, { subscribe: false, forceRefetch: true })
    const { data } = await dispatch(count)
    if (data && selectSession(state()).auth_token === auth_token) dispatch(unreadCountReceived(data.total))
  }
}

/** Dispatching it returns the promise of the count that is being fetched, or undefined. */
export const runningCount = () => messageApi.util.getRunningQueryThunk('messageCount', undefined)
