import { pickCalls } from '@nusaria/contracts/contract'
import { messageContract } from '@nusaria/contracts/message'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../../shared/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '../../shared/api/endpoints-of.ts'
import type { ClientState } from '../../shared/state/hooks.ts'
import { selectSession, unreadCountReceived } from '../../shared/state/user-info.ts'

/** The member's messages. A failed count, also with 401, shows no error and changes nothing. */
export const messageApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('message', pickCalls(messageContract, 'count', 'read', 'readAll', 'remove'), {
      count: { provides: ['Message'], suppressToast: true, ignoreSessionExpiry: true },
      read: { invalidates: ['Message'], suppressToast: true },
      readAll: { invalidates: ['Message'] },
      remove: { invalidates: ['Message'] },
    })(build),
    ...pagedEndpointsOf('message', pickCalls(messageContract, 'page'), {
      page: { provides: ['Message'], suppressToast: true },
    })(build),
  }),
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
