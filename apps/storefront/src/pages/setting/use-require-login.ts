import { useCallback } from 'react'
import { broadcastLogin } from '../../features/login/login-channel.ts'
import { api } from '../../shared/api/api.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { sessionExpired } from '../../shared/state/user-info.ts'

/** After a new password every session has ended: this tab asks to log in again and comes back here, the other tabs learn of it. */
export function useRequireLogin(): () => void {
  const dispatch = useAppDispatch()
  return useCallback(() => {
    dispatch(sessionExpired())
    broadcastLogin(null)
    // What was fetched for the member is asked for anew, once their pages have let go of it.
    setTimeout(() => dispatch(api.util.invalidateTags(['Session'])))
  }, [dispatch])
}
