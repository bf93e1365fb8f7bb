import { useEffect } from 'react'
import { refreshUnreadCount } from '../../features/messages/message-api.ts'
import { useAppDispatch, useAppSelector } from '../../shared/state/hooks.ts'
import { selectSession } from '../../shared/state/user-info.ts'

/** ms between two counts that coming back to the window asks for */
const MIN_INTERVAL = 60_000

/**
 * Keeps `messageNumber`, the member's unread messages: counted at the start and after each login, and when the shopper comes back to the
 * window, at most once a minute. Rendered for members alone. A failure, 401 included, leaves the number and the shopper where they are.
 */
export function UnreadCountPoller() {
  const dispatch = useAppDispatch()
  const token = useAppSelector((state) => selectSession(state).auth_token)
  useEffect(() => {
    if (token === null) return
    let countedAt = 0
    const count = () => {
      countedAt = Date.now()
      void dispatch(refreshUnreadCount())
    }
    const back = () => {
      if (document.visibilityState === 'visible' && Date.now() - countedAt >= MIN_INTERVAL) count()
    }
    count()
    window.addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      window.removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [dispatch, token])
  return null
}
