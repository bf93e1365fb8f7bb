import { useCallback } from 'react'
import { authApi } from '../../entities/verification-code/auth-api.ts'
import { api } from '../../shared/api/api.ts'
import { drafts } from '../../shared/state/drafts.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { clearReturnTarget } from '../../shared/state/return-target.ts'
import { sessionEnded } from '../../shared/state/user-info.ts'
import { clearLoginData } from './clear-login-data.ts'
import { broadcastLogin } from './login-channel.ts'

/** Forgets the member in this tab: session, what was typed and chosen, cached replies (once the pages have let go of them). */
export function clearMemberData(dispatch: ReturnType<typeof useAppDispatch>): void {
  dispatch(sessionEnded())
  drafts.removeAll()
  clearLoginData()
  clearReturnTarget()
  setTimeout(() => dispatch(api.util.resetApiState()))
}

/** Logs out: ends the token, forgets the member, sets the login step to 6, tells the other tabs. Works offline too. */
export function useLogout(): () => Promise<void> {
  const dispatch = useAppDispatch()
  return useCallback(async () => {
    await dispatch(authApi.endpoints.authLogout.initiate({}, { track: false }))
    clearMemberData(dispatch)
    broadcastLogin(null)
  }, [dispatch])
}
