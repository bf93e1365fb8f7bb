import { pickCalls } from '@nusaria/contracts/endpoint'
import { messageContract } from '@nusaria/contracts/message'
import { useEffect } from 'react'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'
import { useClientState, useDispatch } from '../../shared/state/hooks.ts'
import { messagesCounted, selectSession } from '../../shared/state/user-info.ts'

/** ms between two counts that coming back to the window asks for */
const PAUSE = 60_000

const { endpoints } = api.injectEndpoints({
  endpoints: endpointsOf('message', pickCalls(messageContract, 'count'), { count: { quiet: true, staysOn401: true } }),
})

/**
 * Keeps `messageNumber`, the member's unread messages: counted at the start and after each login, and when the shopper comes back to the
 * window, at most once a minute. Rendered for members alone. A failure, 401 included, leaves the number and the shopper where they are.
 */
export function MessageCount() {
  const dispatch = useDispatch()
  const token = useClientState((state) => selectSession(state).auth_token)
  useEffect(() => {
    if (token === null) return
    let over = false
    let countedAt = 0
    const count = async () => {
      countedAt = Date.now()
      const { data } = await dispatch(endpoints.messageCount.initiate(undefined, { subscribe: false, forceRefetch: true }))
      if (data && !over) dispatch(messagesCounted(data.total))
    }
    const back = () => {
      if (document.visibilityState === 'visible' && Date.now() - countedAt >= PAUSE) void count()
    }
    void count()
    window.addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      over = true
      window.removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [dispatch, token])
  return null
}
