import { useCallback } from 'react'
import { sentCodeStore } from '../../entities/verification-code/sent-code.ts'
import { api } from '../../shared/api/api.ts'
import { safeSessionStorage } from '../../shared/state/browser-storage.ts'
import { drafts } from '../../shared/state/drafts.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { clearReturnTarget } from '../../shared/state/return-target.ts'
import { sessionEnded } from '../../shared/state/user-info.ts'
import { loginApi } from './login-api.ts'
import { broadcastLogin } from './login-channel.ts'

/** Forgets what a login under way keeps in this tab: accounts typed, consent, where a code went. */
export function clearLoginData(): void {
  sentCodeStore.clear()
  safeSessionStorage.remove('phone', 'email', 'account', 'loginConsent', 'sourceChannel')
}

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
    await dispatch(loginApi.endpoints.authLogout.initiate({}, { track: false }))
    clearMemberData(dispatch)
    broadcastLogin(null)
  }, [dispatch])
}
