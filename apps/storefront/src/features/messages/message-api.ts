import { pickCalls } from '@nusaria/contracts/contract'
import { messageContract } from '@nusaria/contracts/message'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../../shared/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '../../shared/api/endpoints-of.ts'
import type { ClientState } from '../../shared/state/hooks.ts'
import { selectSession, unreadCountReceived } from '../../shared/state/user-info.ts'

/** What the shop tells the member. A count that fails, by a 401 too, says nothing and changes nothing. */
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

/** Counts the unread messages anew, for every badge. A failure, or a session that ended meanwhile, leaves the number as it is. */
export function refreshUnreadCount() {
  return async (dispatch: ThunkDispatch<ClientState, unknown, UnknownAction>, state: () => ClientState): Promise<void> => {
    const { auth_token } = selectSession(state())
    const asked = messageApi.endpoints.messageCount.initiate(undefined, { subscribe: false, forceRefetch: true })
    const { data } = await dispatch(asked)
    if (data && selectSession(state()).auth_token === auth_token) dispatch(unreadCountReceived(data.total))
  }
}
