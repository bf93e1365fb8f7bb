import { useEffect } from 'react'
import { refreshUnreadCount } from '#features/messages/api.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { selectSession } from '#platform/state/user-info.ts'

/** ms between two counts on return to the window */
const MIN_INTERVAL = 60_000

/** Counts at the start, after each login, and on return to the window, at most once a minute. A failure, 401 included, changes nothing. */
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
    const onReturn = () => {
      if (document.visibilityState === 'visible' && Math.abs(Date.now() - countedAt) >= MIN_INTERVAL) count()
    }
    count()
    const controller = new AbortController()
    window.addEventListener('focus', onReturn, { signal: controller.signal })
    document.addEventListener('visibilitychange', onReturn, { signal: controller.signal })
    return () => controller.abort()
  }, [dispatch, token])
  const unread = useAppSelector(({ userInfo }) => userInfo.messageNumber)
  // The badge on the icon of the installed shop, until the member logs out.
  useEffect(() => {
    // A browser without an installed shop refuses.
    navigator.setAppBadge?.(unread)?.catch(() => {})
    return () => void navigator.clearAppBadge?.()?.catch(() => {})
  }, [unread])
  return null
}
