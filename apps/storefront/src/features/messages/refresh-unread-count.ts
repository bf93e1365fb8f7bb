import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { ClientState } from '../../shared/state/hooks.ts'
import { selectSession, unreadCountReceived } from '../../shared/state/user-info.ts'
import { messageApi } from './message-api.ts'

/** Counts the unread messages anew, for every badge. A failure, or a session that ended meanwhile, leaves the number as it is. */
export function refreshUnreadCount() {
  return async (dispatch: ThunkDispatch<ClientState, unknown, UnknownAction>, state: () => ClientState): Promise<void> => {
    const { auth_token } = selectSession(state())
    const asked = messageApi.endpoints.messageCount.initiate(undefined, { subscribe: false, forceRefetch: true })
    const { data } = await dispatch(asked)
    if (data && selectSession(state()).auth_token === auth_token) dispatch(unreadCountReceived(data.total))
  }
}
